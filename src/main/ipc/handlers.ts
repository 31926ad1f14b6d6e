import type { AppError } from '../../contract/errors'
import type { AppInfo, Opened, RecentCampaign, Tried, TriedWay } from '../../contract/channels'
import type { Settings } from '../../contract/settings'
import { fail, ok, type Result } from '../../rules/core/result'
import type { Session } from '../campaign/session'
import type { Handlers } from './answer'

/** What the handlers need of the application; `W` is a window. */
export interface Application<W> {
  readonly info: AppInfo
  readonly settings: () => Settings
  readonly changeSettings: (part: Partial<Settings>) => Result<null, AppError>
  readonly tryAlarm: (window: W, way: TriedWay) => Promise<Tried>
  readonly recent: () => Promise<readonly RecentCampaign[]>
  readonly forget: (path: string) => void
  /** Paths that a window may ask for: from the list, or just answered in an error. */
  readonly mayOpen: (path: string) => boolean
  readonly newCampaign: (window: W, name: string) => Promise<Result<Opened, AppError>>
  readonly openCampaign: (window: W) => Promise<Result<Opened, AppError>>
  readonly openPath: (
    window: W,
    path: string,
    how: { readonly setJournalAside: boolean },
  ) => Promise<Result<Opened, AppError>>
  /** Waits until it is known. */
  readonly sessionOf: (window: W) => Promise<Session | null>
  readonly closeCampaign: (window: W) => void
}

export function handlersFor<W>(application: Application<W>): Handlers<W> {
  /** Asks the window's own campaign. */
  const ofCampaign =
    <I, O>(work: (session: Session, input: I) => Result<O, AppError> | Promise<Result<O, AppError>>) =>
    async (input: I, window: W): Promise<Result<O, AppError>> => {
      const session = await application.sessionOf(window)
      return session === null ? fail({ code: 'ipc/no-campaign' }) : work(session, input)
    }

  return {
    'app:info': () => ok(application.info),
    'settings:get': () => ok(application.settings()),
    'settings:set': (part) => {
      const kept = application.changeSettings(part)
      return kept.ok ? ok(application.settings()) : kept
    },

    'alarms:try': async ({ way }, window) => ok(await application.tryAlarm(window, way)),

    'campaigns:recent': async () => ok(await application.recent()),
    'campaigns:forget': async ({ path }) => {
      application.forget(path)
      return ok(await application.recent())
    },
    'campaigns:new': ({ name }, window) => application.newCampaign(window, name),
    'campaigns:open': (_input, window) => application.openCampaign(window),
    'campaigns:open-recent': ({ path, setJournalAside }, window) =>
      application.mayOpen(path)
        ? application.openPath(window, path, { setJournalAside })
        : fail({ code: 'ipc/bad-shape', request: 'campaigns:open-recent', at: 'path' }),

    'campaign:snapshot': ofCampaign((session) => ok(session.snapshot())),
    'campaign:log': ofCampaign((session, query) => ok(session.log(query))),
    'campaign:run': ofCampaign((session, command) => session.run(command)),
    'campaign:save': ofCampaign(async (session) => ok(await session.save())),
    'campaign:close': (_input, window) => {
      application.closeCampaign(window)
      return ok(null)
    },
  }
}
