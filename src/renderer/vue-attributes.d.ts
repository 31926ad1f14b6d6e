// Attributes that the platform has and Vue's types do not know yet.
declare module 'vue' {
  interface HTMLAttributes {
    /** Where focus goes when there is no better place. */
    'data-home'?: boolean | ''
    onBeforetoggle?: (event: Event) => void
    popover?: 'auto' | 'manual'
    /** What is focused when the control that was used is gone. */
    'data-act'?: boolean | ''
    /** Where a dialog begins. */
    'data-first'?: boolean | ''
  }
  interface ButtonHTMLAttributes {
    popovertarget?: string
  }
  interface AllowedComponentProps {
    'data-act'?: boolean | ''
    'data-first'?: boolean | ''
  }
}

export {}
