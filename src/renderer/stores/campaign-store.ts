import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import type { Command } from '../../campaign/history'
import { applyPatch } from '../../campaign/patch'
import { emptyState } from '../../campaign/state'
import type { Change, Notice, Reply, Requests, Snapshot } from '../../contract/channels'
import { MOST_KEPT, type LogEntry } from '../../contract/log-entry'
import type { AppError } from '../../contract/errors'
import type { Saving } from '../../contract/saving'
import { useBridge } from '../bridge/bridge'
import { inWords, type Refused } from '../refused'

const PAGE = 100
const KEPT = 1_000

/** Only plain JSON crosses the bridge; what comes out of a form may hold Vue's proxies. */
const plain = (command: Command): Command => JSON.parse(JSON.stringify(command)) as Command

/**
 * The window's copy of its campaign. It changes in `receive` and `reload` only; what one component alone needs stays in
 * that component.
 */
export const useCampaignStore = defineStore('campaign', () => {
  const bridge = useBridge()
  // Shallow: states are replaced, never changed, and a deep proxy over a campaign would cost every click.
  const state = shallowRef(emptyState(''))
  /** Hardly ever others: what is drawn from them alone, as a line of the log, is not looked through for every change. */
  const options = computed(() => state.value.options)
  const log = shallowRef<readonly LogEntry[]>([])
  const hasEarlier = ref(false)
  const undo = shallowRef<LogEntry | null>(null)
  const redo = shallowRef<LogEntry | null>(null)
  const saving = shallowRef<Saving>({ is: 'file', confirmed: true })
  const file = shallowRef<Snapshot['file']>({ path: '', name: '' })
  const notices = shallowRef<readonly Notice[]>([])
  const revision = ref(0)
  /** The last change that came to this window; what was read anew as a whole is none. */
  const happened = shallowRef<Change | null>(null)
  /** How often the campaign was read anew as a whole: whoever keeps something of it beside the store asks again. */
  const reads = ref(0)
  const isOpen = ref(false)
  /** Commands on their way. */
  const pending = ref(0)
  /** Settles when those that were given so far are done. */
  let onTheirWay: Promise<null> = Promise.resolve(null)

  function receive(change: Change): void {
    if (change.revision <= revision.value) return
    if (change.revision !== revision.value + 1) return void reload()
    state.value = applyPatch(state.value, change.patch)
    const entries = [...(change.entry === null ? [] : [change.entry]), ...(change.also ?? [])]
    const stand =
      change.type === 'undone'
        ? log.value.filter(({ id }) => entries.every((entry) => entry.id !== id))
        : [...log.value, ...entries]
    const anew = new Map((change.anew ?? []).map((entry) => [entry.id, entry]))
    const all = anew.size === 0 ? stand : stand.map((entry) => anew.get(entry.id) ?? entry)
    // What lies far back is read again when it is wanted; a window that stays open for weeks does not grow.
    log.value = all.length > MOST_KEPT ? all.slice(-KEPT) : all
    if (all.length > MOST_KEPT) hasEarlier.value = true
    undo.value = change.undo
    redo.value = change.redo
    revision.value = change.revision
    happened.value = change
  }

  async function reload(): Promise<AppError | null> {
    const reply = await bridge.request('campaign:snapshot', null)
    if (!reply.ok) return reply.error
    const snapshot = reply.value
    state.value = snapshot.state
    log.value = snapshot.log.entries
    hasEarlier.value = snapshot.log.more
    undo.value = snapshot.undo
    redo.value = snapshot.redo
    saving.value = snapshot.saving
    file.value = snapshot.file
    notices.value = snapshot.notices
    revision.value = snapshot.revision
    // What was given before may wait for a revision that this campaign has no more.
    onTheirWay = Promise.resolve(null)
    reads.value += 1
    isOpen.value = true
    return null
  }

  async function loadEarlier(): Promise<void> {
    const first = log.value[0]
    if (first === undefined) return
    const reply = await bridge.request('campaign:log', { before: first.id, count: PAGE })
    if (!reply.ok) return
    log.value = [...reply.value.entries, ...log.value]
    hasEarlier.value = reply.value.more
  }

  /** The change may come before the answer or after it; whoever sent waits for both. */
  async function caughtUp(to: number): Promise<void> {
    if (revision.value >= to) return
    await new Promise<void>((resolve) => {
      const stop = watch(
        revision,
        (now) => {
          if (now < to) return
          stop()
          resolve()
        },
        { flush: 'sync' },
      )
    })
  }

  /**
   * Undo and redo wait for what was given before: pressed twice before a slow disk answers, the second means the step that is
   * next by then. Where there is none any more nothing is left to do.
   *
   * @returns null when it was done and the window shows it
   */
  function send(command: Command): Promise<Refused | null> {
    const step = command.do === 'undo' ? undo : command.do === 'redo' ? redo : null
    const mine = step === null ? give(command) : onTheirWay.then(() => (step.value === null ? null : give(command)))
    onTheirWay = Promise.allSettled([onTheirWay, mine]).then(() => null)
    return mine
  }

  async function give(command: Command): Promise<Refused | null> {
    pending.value += 1
    try {
      const reply = await bridge.request('campaign:run', { ...plain(command), seen: revision.value })
      if (!reply.ok) return inWords(reply.error)
      await caughtUp(reply.value.revision)
      return null
    } finally {
      pending.value -= 1
    }
  }

  /** What a correction would do. Nothing is changed by asking. */
  const previewCorrection = (command: Command): Promise<Reply<'campaign:preview-correction'>> =>
    bridge.request('campaign:preview-correction', plain(command))

  /** What the system's dialogs asked for was refused: why. Null when it was done, or the GM thought better of it. */
  async function out<K extends 'campaign:export-script' | 'campaign:recap' | 'campaigns:import'>(
    name: K,
    input: Requests[K]['input'],
  ): Promise<Refused | null> {
    const reply = await bridge.request(name, input)
    return reply.ok ? null : inWords(reply.error)
  }

  async function save(): Promise<Refused | null> {
    const reply = await bridge.request('campaign:save', null)
    return reply.ok ? null : inWords(reply.error)
  }

  async function close(): Promise<void> {
    await bridge.request('campaign:close', null)
  }

  function dismissNotices(): void {
    notices.value = []
  }

  bridge.onPush('campaign:changed', receive)
  bridge.onPush('campaign:reopened', () => void reload())
  bridge.onPush('campaign:saving', (now) => (saving.value = now))

  return {
    state,
    options,
    log,
    hasEarlier,
    undo,
    redo,
    saving,
    file,
    notices,
    revision,
    happened,
    reads,
    isOpen,
    isSaving: computed(() => pending.value > 0),
    send,
    previewCorrection,
    out,
    reload,
    loadEarlier,
    save,
    close,
    dismissNotices,
  }
})
