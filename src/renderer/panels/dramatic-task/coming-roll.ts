import { computed, ref } from 'vue'
import type { CommandName } from '../../../contract/commands'
import type { JsonObject } from '../../../rules/core/units'
import { hasComplication, type DramaticRules } from '../../../rules/systems/dramatic-task/task'
import type { PanelProps } from '../plug'
import { actorOf, choicesOf, phaseOf, sayingOf, supportable, type Setting } from './facts'
import type { Typing } from './judge'

/** The roll that comes: whose it is, and what the GM has set for it. */
export function useComingRoll(panel: Readonly<Pick<PanelProps<DramaticRules>, 'task' | 'around'>>) {
  /** Whom the GM lets act out of turn. */
  const picked = ref<string | null>(null)
  const modifier = ref(0)
  /** Null: the step's. */
  const skill = ref<string | null>(null)
  /** Null: it gathers tokens. */
  const supported = ref<string | null>(null)

  const phase = computed(() => phaseOf(panel.task, panel.around))
  const actor = computed(() => (phase.value === 'act' ? actorOf(panel.task, picked.value) : null))
  const others = computed(() => supportable(panel.task, actor.value))
  const setting = computed((): Setting => ({
    modifier: modifier.value,
    skill: skill.value,
    supported: others.value.some((one) => one.character === supported.value) ? supported.value : null,
  }))
  const saying = computed(() =>
    actor.value === null ? null : sayingOf(panel.task, actor.value, setting.value, panel.around),
  )
  /** Try or hold: asked before the roll of whoever has a Club, unless it supports somebody. */
  const choices = computed(() =>
    actor.value !== null && hasComplication(actor.value) && setting.value.supported === null
      ? choicesOf(panel.task, actor.value, setting.value)
      : [],
  )
  /** It is that of who is next in order, with nothing of the table's: the one that odds are worked out for. */
  const isExpected = computed(() => {
    const next = panel.task.rules.participants.find(({ acted }) => !acted)
    return modifier.value === 0 && skill.value === null && actor.value?.character === next?.character
  })
  const typing = computed((): Typing | null =>
    actor.value === null
      ? null
      : { task: panel.task, actor: actor.value, setting: setting.value, name: panel.around.name },
  )

  /** The command that makes it; null when nobody is to roll. `result`: what was typed; empty: it is rolled here. */
  function commandFor(result: JsonObject): { readonly name: CommandName; readonly fields: JsonObject } | null {
    if (actor.value === null) return null
    const { supported: whom, skill: named } = setting.value
    const isFinal = 'total' in result
    return {
      name: whom === null ? 'dramaticTask.roll' : 'dramaticTask.support',
      fields: {
        character: actor.value.character,
        ...(whom === null ? {} : { for: whom }),
        ...(named === null ? {} : { skill: named }),
        ...(modifier.value === 0 || isFinal ? {} : { modifier: modifier.value }),
        ...result,
      },
    }
  }
  function clear(): void {
    picked.value = null
    modifier.value = 0
    skill.value = null
    supported.value = null
  }

  return {
    picked,
    modifier,
    skill,
    supported,
    clear,
    phase,
    actor,
    others,
    setting,
    saying,
    choices,
    isExpected,
    typing,
    commandFor,
  }
}
