import { computed, ref } from 'vue'
import type { JsonObject } from '../../../rules/core/units'
import { isOver } from '../../../rules/systems/system'
import type { ExtendedRules } from '../../../rules/systems/time-die/task'
import type { PanelProps } from '../plug'
import { intervalsLeft, sayingOf, stillToTest } from './facts'
import { hundredJudge } from './judge'

/** The test that comes in an extended task: whose it is, and what the GM has set for it. */
export function useComingTest(panel: Readonly<Pick<PanelProps<ExtendedRules>, 'task' | 'around'>>) {
  /** Whom the GM picked to test next; otherwise the first who has not. */
  const picked = ref<string | null>(null)
  /** Null while its field is empty. */
  const modifier = ref<number | null>(0)
  const complication = ref('')
  const hasComplication = ref(false)

  const waiting = computed(() => {
    const { rules } = panel.task
    return isOver(panel.task) || intervalsLeft(rules) === 0 ? [] : stillToTest(rules)
  })
  const tester = computed(() =>
    picked.value !== null && waiting.value.includes(picked.value) ? picked.value : (waiting.value[0] ?? null),
  )
  const saying = computed(() => sayingOf(panel.task, tester.value, modifier.value ?? 0, panel.around))
  /** Null where the table counts Hits itself. */
  const judge = computed(() => {
    const { rules, options } = panel.task
    const one = rules.participants.find(({ character }) => character === tester.value)
    if (options.timeDieHits === 'typed' || one === undefined) return null
    const { successTarget } = one
    return hundredJudge({ rules, successTarget, modifier: modifier.value ?? 0, counting: options.timeDieHits })
  })

  /** What `timeDie.test` is given; null when nobody is to test. `result`: what was typed; empty: it is rolled here. */
  function fieldsFor(result: JsonObject): JsonObject | null {
    if (tester.value === null) return null
    const bad = complication.value.trim()
    return {
      character: tester.value,
      ...result,
      ...((modifier.value ?? 0) === 0 ? {} : { modifier: modifier.value }),
      ...(bad === '' ? {} : { complication: bad }),
    }
  }
  function clear(): void {
    picked.value = null
    modifier.value = 0
    complication.value = ''
    hasComplication.value = false
  }

  return { picked, modifier, complication, hasComplication, clear, waiting, tester, saying, judge, fieldsFor }
}
