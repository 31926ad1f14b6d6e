import type { ActId } from '../../contract/acts'
import type { AppError } from '../../contract/errors'
import type {
  AppInfo,
  ClosedCampaign,
  Opened,
  RecentCampaign,
  RequestName,
  Tried,
  TriedWay,
} from '../../contract/channels'
import type { PageFault } from '../../contract/faults'
import type { Offers } from '../../contract/files'
import type { PlayerWindowState } from '../../contract/player'
import type { Settings } from '../../contract/settings'
import { fail, ok, type Result } from '../../rules/core/result'
import type { Desk } from '../campaign/desk'
import type { Session } from '../campaign/session'
import type { AppFolders } from '../app-folders'
import type { InOut } from '../in-out'
import type { Handlers } from './answer'

/** What the handlers need of the application; `W` is a window. */
export interface Application<W> {
  readonly info: AppInfo
  readonly pageFailed: (fault: PageFault) => void
  readonly copyDiagnostics: () => void
  readonly settings: () => Settings
  readonly changeSettings: (part: Partial<Settings>) => Result<null, AppError>
  readonly folders: AppFolders<W>
  readonly tryAlarm: (window: W, way: TriedWay) => Promise<Tried>
  readonly recent: () => Promise<readonly RecentCampaign[]>
  readonly forget: (path: string) => void
  readonly justClosed: (window: W) => Promise<ClosedCampaign | null>
  /** Paths that a window may ask for: from the list, or just answered in an error. */
  readonly mayOpen: (path: string) => boolean
  readonly newCampaign: (window: W, name: string) => Promise<Result<Opened, AppError>>
  /** What the menu bar and windows ask for beside commands. */
  readonly act: (window: W, act: ActId) => void
  readonly openCampaign: (window: W) => Promise<Result<Opened, AppError>>
  readonly openPath: (
    window: W,
    path: string,
    how: { readonly setJournalAside: boolean },
  ) => Promise<Result<Opened, AppError>>
  /** Waits until it is known. */
  readonly sessionOf: (window: W) => Promise<Session | null>
  readonly closeCampaign: (window: W) => void
  readonly offers: (path: string) => Promise<Offers>
  readonly recover: (window: W, path: string, backup: string) => Promise<Result<Opened, AppError>>
  readonly look: (window: W, path: string) => Promise<Result<Opened, AppError>>
  readonly sample: (window: W) => Promise<Result<Opened, AppError>>
  readonly openDropped: (window: W, path: string) => Promise<Result<Opened, AppError>>
  readonly saveAs: (window: W, session: Session) => Promise<Result<Opened, AppError>>
  readonly duplicate: (window: W, session: Session) => Promise<Result<Opened, AppError>>
  /** @param name null: another folder, asked for in the system's dialog */
  readonly move: (window: W, session: Session, name: string | null) => Promise<Result<Opened, AppError>>
  readonly reveal: (session: Session) => void
  readonly desk: Desk
  readonly setPlayers: (window: W, part: Partial<PlayerWindowState>) => PlayerWindowState
  readonly inOut: InOut<W>
}

/** What each request does; a request without its handler does not compile. */
export function handlersFor<W>(application: Application<W>): Handlers<W> {
  /** Asks the window's own campaign. */
  const ofCampaign =
    <I, O>(work: (session: Session, input: I, window: W) => Result<O, AppError> | Promise<Result<O, AppError>>) =>
    async (input: I, window: W): Promise<Result<O, AppError>> => {
      const session = await application.sessionOf(window)
      return session === null ? fail({ code: 'ipc/no-campaign' }) : work(session, input, window)
    }

  /** A page may name only paths that it was told. */
  const ofPath =
    <I extends { readonly path: string }, O>(
      request: RequestName,
      work: (input: I, window: W) => Promise<Result<O, AppError>>,
    ) =>
    (input: I, window: W): Result<O, AppError> | Promise<Result<O, AppError>> =>
      application.mayOpen(input.path) ? work(input, window) : fail({ code: 'ipc/bad-shape', request, at: 'path' })

  /** A page may compare with the file itself, and with the copies beside it that it was told of. */
  const isBeside = (session: Session, path: string): boolean =>
    session
      .snapshot()
      .notices.some(
        (notice) =>
          (notice.key === 'conflict-copies' && notice.paths.includes(path)) ||
          (notice.key === 'conflict-copy' && notice.path === path),
      )

  return {
    'app:info': () => ok(application.info),
    'app:fault': (fault) => {
      application.pageFailed(fault)
      return ok(null)
    },
    'app:copy-diagnostics': () => {
      application.copyDiagnostics()
      return ok(null)
    },
    'settings:get': () => ok(application.settings()),
    'settings:set': (part) => {
      const kept = application.changeSettings(part)
      return kept.ok ? ok(application.settings()) : kept
    },

    'settings:folders': async () => ok(await application.folders.tell()),
    'settings:show-folder': async ({ folder }) => {
      await application.folders.show(folder)
      return ok(null)
    },
    'settings:backup-folder': ({ to }, window) => application.folders.keepBackups(window, to),

    'alarms:try': async ({ way }, window) => ok(await application.tryAlarm(window, way)),

    'campaigns:recent': async () => ok(await application.recent()),
    'campaigns:forget': async ({ path }) => {
      application.forget(path)
      return ok(await application.recent())
    },
    'campaigns:closed': async (_input, window) => ok(await application.justClosed(window)),
    'campaigns:new': ({ name }, window) => application.newCampaign(window, name),
    'campaigns:ask-for-new': (_input, window) => {
      application.act(window, 'new-campaign')
      return ok(null)
    },
    'campaigns:open': (_input, window) => application.openCampaign(window),
    'campaigns:open-recent': ({ path, setJournalAside }, window) =>
      application.mayOpen(path)
        ? application.openPath(window, path, { setJournalAside })
        : fail({ code: 'ipc/bad-shape', request: 'campaigns:open-recent', at: 'path' }),

    'campaigns:offers': ofPath('campaigns:offers', async ({ path }) => ok(await application.offers(path))),
    'campaigns:recover': ofPath('campaigns:recover', ({ path, backup }, window) =>
      application.recover(window, path, backup),
    ),
    'campaigns:look': ofPath('campaigns:look', ({ path }, window) => application.look(window, path)),
    'campaigns:sample': (_input, window) => application.sample(window),
    'campaigns:open-dropped': ({ path }, window) => application.openDropped(window, path),

    'campaign:save-as': ofCampaign((session, _input, window) => application.saveAs(window, session)),
    'campaign:duplicate': ofCampaign((session, _input, window) => application.duplicate(window, session)),
    'campaign:rename': ofCampaign((session, { name }, window) => application.move(window, session, name)),
    'campaign:move': ofCampaign((session, _input, window) => application.move(window, session, null)),
    'campaign:reveal': ofCampaign((session) => {
      application.reveal(session)
      return ok(null)
    }),
    'campaign:backups': ofCampaign((session) => application.desk.backups.list(session)),
    'campaign:backup': ofCampaign(async (session, { id }) => ok(await application.desk.backups.describe(session, id))),
    'campaign:restore': ofCampaign((session, { id }) => application.desk.backups.restore(session, id)),
    'campaign:compare': ofCampaign((session, { path }) =>
      path === null || isBeside(session, path)
        ? application.desk.compare(session, path ?? session.path)
        : fail({ code: 'ipc/bad-shape', request: 'campaign:compare', at: 'path' }),
    ),
    'campaign:settle': ofCampaign((session, { take }) => application.desk.settle(session, take)),

    'campaigns:import': (_input, window) => application.inOut.importScript(window),
    'campaign:export-script': ofCampaign((session, _input, window) => application.inOut.exportScript(window, session)),
    'campaign:recap': ofCampaign((session, asked, window) => application.inOut.recap(window, session, asked)),
    'campaign:snapshot': ofCampaign((session) => ok(session.snapshot())),
    'campaign:log': ofCampaign((session, query) => ok(session.log(query))),
    'campaign:find': ofCampaign((session, query) => ok(session.find(query))),
    'campaign:run': ofCampaign((session, command) => session.run(command)),
    'campaign:preview-correction': ofCampaign((session, command) => session.previewCorrection(command)),
    'campaign:save': ofCampaign(async (session) => ok(await session.save())),
    'player:set': ofCampaign((_session, part, window) => ok(application.setPlayers(window, part))),
    'campaign:close': (_input, window) => {
      application.closeCampaign(window)
      return ok(null)
    },
  }
}
