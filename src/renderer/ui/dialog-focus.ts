import { nextTick, onBeforeUnmount, onMounted, onUnmounted, type Ref } from 'vue'

/** Opens a dialog while its component is mounted: its first field has focus, and gives it back to where it was. */
export function useDialogFocus(dialog: Readonly<Ref<HTMLDialogElement | null>>): void {
  let opener: Element | null = null
  /** Where the dialog belongs: the panel that it stands in, or the window's own place. */
  let home: HTMLElement | null = null

  onMounted(() => {
    opener = document.activeElement
    home = dialog.value?.closest<HTMLElement>('[data-home]') ?? document.querySelector<HTMLElement>('[data-home]')
    dialog.value?.showModal()
    // The first field, not the close button, is where one begins, unless the dialog names another.
    const first =
      dialog.value?.querySelector<HTMLElement>('[data-first]') ??
      dialog.value?.querySelector<HTMLElement>('form input, form select, form textarea')
    first?.focus()
    if (first instanceof HTMLInputElement) first.select()
  })
  onBeforeUnmount(() => {
    dialog.value?.close()
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  })
  // What opened it may be gone by now (the last "No task." of a panel): focus goes to what is to be done there.
  onUnmounted(() => {
    void nextTick(() => {
      if (document.activeElement !== document.body) return
      const act = home?.querySelector<HTMLElement>(':scope > * [data-act]:not(:disabled)')
      ;(act ?? home)?.focus()
    })
  })
}
