import { onBeforeUnmount, ref } from 'vue'
import type { CommandName } from '../../../contract/commands'
import type { JsonObject } from '../../../rules/core/units'
import type { Refused } from '../../refused'
import type { PanelProps } from '../plug'

/** In milliseconds. Sooner nobody sees it: buttons that fade for a blink only flicker, and cost each roll a frame. */
const NOTICEABLE = 200

/** Gives a task's commands one at a time, with what changed in the story; keeps why one was refused. */
export function useAct(
  panel: Readonly<Pick<PanelProps<unknown>, 'send'>> & { readonly task: { readonly id: string } },
) {
  let isPending = false
  let timer: ReturnType<typeof setTimeout> | undefined
  /** For what is drawn: a command takes so long that it is seen. */
  const isBusy = ref(false)
  const refused = ref<Refused | null>(null)
  const note = ref('')

  /** @returns whether it was done; what was typed is the caller's to keep or clear */
  async function act(command: CommandName, fields: JsonObject, withNote = true): Promise<boolean> {
    if (isPending) return false
    isPending = true
    timer = setTimeout(() => (isBusy.value = true), NOTICEABLE)
    const told = withNote ? note.value.trim() : ''
    try {
      refused.value = await panel.send({
        do: command,
        with: { task: panel.task.id, ...fields, ...(told === '' ? {} : { note: told }) },
      })
    } finally {
      clearTimeout(timer)
      isPending = false
      isBusy.value = false
    }
    if (refused.value !== null) return false
    if (withNote) note.value = ''
    return true
  }
  onBeforeUnmount(() => clearTimeout(timer))
  return { isBusy, isPending: () => isPending, refused, note, act }
}
