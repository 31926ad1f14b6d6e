import { computed, nextTick, onBeforeUnmount, onMounted, onUnmounted, shallowRef, type Ref } from 'vue'

const open = shallowRef<readonly HTMLDialogElement[]>([])
/** The dialog in front, null while none is open. All behind it is mute and dead: what must be reached goes into it. */
export const frontDialog = computed(() => open.value.at(-1) ?? null)

/** Opens a dialog while its component is mounted: its first field has focus, and gives it back to where it was. */
export function useDialogFocus(dialog: Readonly<Ref<HTMLDialogElement | null>>): void {
  let opener: Element | null = null
  /** Where the dialog belongs: the panel that it stands in, or the window's own place. */
  let home: HTMLElement | null = null

  /** What had focus last. */
  let last: EventTarget | null = null
  const isGone = (): boolean => document.activeElement === null || document.activeElement === document.body
  /** The first field, not the close button, is where one begins, unless the dialog names another. */
  const firstField = (): HTMLElement | null =>
    dialog.value?.querySelector<HTMLElement>('[data-first]') ??
    dialog.value?.querySelector<HTMLElement>('form input, form select, form textarea') ??
    null
  /** A button that is busy, or a line that is removed, loses focus: it goes to what is wrong, or back, or to the beginning. */
  function keep(): void {
    const box = dialog.value
    if (box?.open !== true || !isGone()) return
    const wrong = box.querySelector<HTMLElement>('[aria-invalid=true]')
    const again = last instanceof HTMLElement && last.isConnected && !last.matches(':disabled') ? last : null
    ;(wrong ?? again ?? firstField() ?? box.querySelector('button'))?.focus()
  }
  const changes = new MutationObserver(() => {
    const isLost = last instanceof HTMLElement && (!last.isConnected || last.matches(':disabled'))
    // Chromium takes focus from it with the next frame.
    if (isLost || isGone()) requestAnimationFrame(() => setTimeout(keep, 0))
  })
  const heard = ({ target }: Event): void => void (last = target)

  onMounted(() => {
    dialog.value?.addEventListener('focusin', heard)
    if (dialog.value !== null)
      changes.observe(dialog.value, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] })
    opener = document.activeElement
    home = dialog.value?.closest<HTMLElement>('[data-home]') ?? document.querySelector<HTMLElement>('[data-home]')
    dialog.value?.showModal()
    if (dialog.value !== null) open.value = [...open.value, dialog.value]
    const first = firstField()
    first?.focus()
    if (first instanceof HTMLInputElement) first.select()
  })
  onBeforeUnmount(() => {
    changes.disconnect()
    open.value = open.value.filter((other) => other !== dialog.value)
    dialog.value?.close()
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  })
  // What opened it may be gone by now (the last "No task." of a panel): focus goes to what is to be done there.
  onUnmounted(() => {
    void nextTick(() => {
      if (document.activeElement !== document.body) return
      const act = home?.querySelector<HTMLElement>(':scope > * [data-act]:not(:disabled, [aria-disabled=true])')
      ;(act ?? home)?.focus()
    })
  })
}
