import type { CommandName } from '../../../contract/commands'
import { ref } from 'vue'
import type { JsonObject } from '../../../rules/core/units'
import type { Refused } from '../../refused'
import type { Send } from '../plug'

/** Gives a task's commands one at a time, with what changed in the story; keeps why one was refused. */
export function useAct(task: () => string, send: () => Send) {
  const isBusy = ref(false)
  const refused = ref<Refused | null>(null)
  const note = ref('')

  /** @returns whether it was done; what was typed is the caller's to keep or clear */
  async function act(command: CommandName, fields: JsonObject, withNote = true): Promise<boolean> {
    if (isBusy.value) return false
    isBusy.value = true
    const told = withNote ? note.value.trim() : ''
    refused.value = await send()({
      do: command,
      with: { task: task(), ...fields, ...(told === '' ? {} : { note: told }) },
    })
    isBusy.value = false
    if (refused.value !== null) return false
    if (withNote) note.value = ''
    return true
  }
  return { isBusy, refused, note, act }
}
