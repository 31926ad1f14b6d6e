import { z } from 'zod'
import type { GivenCommand, RequestName, Requests } from './channels'
import { wrongInCommand } from './given-command'
import { languageChoices } from './language'
import { isActId } from './acts'
import { isModestJson } from './modest-json'
import { hintNames, largestScale, leastBackups, mostBackups, mostRecentActs, smallestScale } from './settings'
import { partsOf, type Shortcuts } from './shortcuts'
import type { EpochMs, Json } from '../rules/core/units'

// Compiling schemas with `new Function` is refused under a strict content security policy.
z.config({ jitless: true })

const path = z.string().min(1).max(4_096)
const name = z.string().max(1_000)
const backup = z.string().min(1).max(500)
const json = z.custom<Json>(isModestJson)

const command = z.custom<GivenCommand>().check(({ value, issues }) => {
  const at = wrongInCommand(value)
  if (at !== null) issues.push({ code: 'custom', path: at === '' ? [] : [at], input: value })
})

const sound = z.enum(['bell', 'knock', 'chime', 'glass', 'clock', 'none'])

const alarmSettings = z.strictObject({
  sounds: z.strictObject({ timer: sound, due: sound, deadline: sound }),
  volume: z.int().min(0).max(100),
  silentUntil: z.custom<EpochMs>((value) => Number.isSafeInteger(value)).nullable(),
  notification: z.boolean(),
  mark: z.boolean(),
  tray: z.boolean(),
})

const shortcuts = z.custom<Shortcuts>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([id, keys]) => isActId(id) && (keys === null || (typeof keys === 'string' && partsOf(keys) !== null)),
    ),
)

const schemas = {
  'app:info': z.null(),
  'app:fault': z.strictObject({
    fault: z.string().regex(/^\w{1,60}$/),
    frames: z
      .array(
        z
          .string()
          .max(200)
          .regex(/^[\w./-]+:\d+:\d+$/),
      )
      .max(12)
      .readonly(),
  }),
  'app:copy-diagnostics': z.null(),
  'settings:get': z.null(),
  'settings:set': z.strictObject({
    theme: z.enum(['system', 'dark', 'light', 'contrast']).optional(),
    language: z.enum(languageChoices).optional(),
    scale: z.int().min(smallestScale).max(largestScale).optional(),
    alarms: alarmSettings.optional(),
    dice: z.strictObject({ rolled: z.enum(['app', 'table']), typed: z.enum(['faces', 'count']) }).optional(),
    hints: z.strictObject({ isShown: z.boolean(), seen: z.array(z.enum(hintNames)).max(50).readonly() }).optional(),
    backupMegabytes: z.int().min(leastBackups).max(mostBackups).optional(),
    shortcuts: shortcuts.optional(),
    recentActs: z.array(z.string().max(200)).max(mostRecentActs).readonly().optional(),
  }),
  'settings:folders': z.null(),
  'settings:show-folder': z.strictObject({ folder: z.enum(['data', 'backups']) }),
  'settings:backup-folder': z.strictObject({ to: z.enum(['chosen', 'own']) }),
  'alarms:try': z.strictObject({ way: z.enum(['notification', 'mark', 'tray']) }),
  'campaigns:recent': z.null(),
  'campaigns:forget': z.strictObject({ path }),
  'campaigns:closed': z.null(),
  'campaigns:new': z.strictObject({ name }),
  'campaigns:ask-for-new': z.null(),
  'campaigns:open': z.null(),
  'campaigns:open-recent': z.strictObject({ path, setJournalAside: z.boolean() }),
  'campaigns:offers': z.strictObject({ path }),
  'campaigns:recover': z.strictObject({ path, backup }),
  'campaigns:look': z.strictObject({ path }),
  'campaigns:sample': z.null(),
  'campaigns:open-dropped': z.strictObject({ path }),
  'campaign:save-as': z.null(),
  'campaign:duplicate': z.null(),
  'campaign:rename': z.strictObject({ name }),
  'campaign:move': z.null(),
  'campaign:reveal': z.null(),
  'campaign:backups': z.null(),
  'campaign:backup': z.strictObject({ id: backup }),
  'campaign:restore': z.strictObject({ id: backup }),
  'campaign:compare': z.strictObject({ path: path.nullable() }),
  'campaign:settle': z.strictObject({ take: z.enum(['ours', 'theirs']) }),
  'campaigns:import': z.null(),
  'campaign:export-script': z.null(),
  'campaign:recap': z.strictObject({
    span: z.union([
      z.strictObject({ type: z.enum(['session', 'all']) }),
      z.strictObject({ type: z.literal('entries'), from: z.string().max(200), to: z.string().max(200) }),
    ]),
    to: z.enum(['file', 'clipboard']),
  }),
  'campaign:snapshot': z.null(),
  'campaign:log': z.strictObject({
    before: z.string().max(200).nullable(),
    count: z.int().min(1).max(500),
  }),
  'campaign:find': z.strictObject({
    from: z.string().max(200).nullable(),
    way: z.enum(['older', 'newer']),
    count: z.int().min(1).max(500),
    character: z.string().max(200).nullable(),
    task: z.string().max(200).nullable(),
    text: z.string().max(200),
  }),
  'campaign:run': command,
  'campaign:preview-correction': z.strictObject({ do: z.string().max(100), with: json.optional() }),
  'campaign:save': z.null(),
  'campaign:close': z.null(),
  'player:set': z.strictObject({ isOpen: z.boolean().optional(), isBlank: z.boolean().optional() }),
}

export const inputSchemas: { readonly [K in RequestName]: z.ZodType<Requests[K]['input']> } = schemas

/** Names of requests whose schema says something else than their input type. */
type Unlike<S extends { readonly [K in RequestName]: z.ZodType }> = {
  [K in RequestName]: Same<z.output<S[K]>, Requests[K]['input']> extends true ? never : K
}[RequestName]
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

// Does not compile when a request has no schema, or one that takes more or less than its input type.
true satisfies [Unlike<typeof schemas>] extends [never] ? true : false
