import type { ActId } from '../../contract/acts'
import type { AppError } from '../../contract/errors'
import type { AppInfo, ClosedCampaign, Opened, RequestName, Tried, TriedWay } from '../../contract/channels'
import type { PageFault } from '../../contract/faults'
import type { PlayerWindowState } from '../../contract/player'
import type { Settings } from '../../contract/settings'
import { fail, ok, type Result } from '../../rules/core/result'
import type { Desk } from '../campaign/desk'
import type { Session } from '../campaign/session'
import type { AppFolders } from '../app-folders'
import type { InOut } from '../in-out'
import type { RecentCampaigns } from '../recent-campaigns'
import type { Handlers } from './answer'

/** The ways in which a page may ask for a campaign in its window; `W` is a window. */
export interface WaysToOpen<W> {
  create(window: W, name: string): Promise<Result<Opened, AppError>>
  openChosen(window: W): Promise<Result<Opened, AppError>>
  open(window: W, path: string, how: { readonly setJournalAside: boolean }): Promise<Result<Opened, AppError>>
  openDropped(window: W, path: string): Promise<Result<Opened, AppError>>
  openSample(window: W): Promise<Result<Opened, AppError>>
  look(window: W, path: string): Promise<Result<Opened, AppError>>
  recover(window: W, path: string, backup: string): Promise<Result<Opened, AppError>>
}

/** The ways of a campaign that is open into another file. */
export interface WaysToMove<W> {
  saveAs(window: W, session: Session): Promise<Result<Opened, AppError>>
  duplicate(window: W, session: Session): Promise<Result<Opened, AppError>>
  /** @param name null: another folder, asked for in the system's dialog */
  move(window: W, session: Session, name: string | null): Promise<Result<Opened, AppError>>
}

/** What the handlers need of the application; `W` is a window. */
export interface Application<W> {
  readonly info: AppInfo
  readonly pageFailed: (fault: PageFault) => void
  readonly copyDiagnostics: () => void
  readonly settings: () => Settings
  readonly changeSettings: (part: Partial<Settings>) => Result<null, AppError>
  readonly folders: AppFolders<W>
  readonly tryAlarm: (window: W, way: TriedWay) => Promise<Tried>
  readonly recent: Pick<RecentCampaigns, 'list' | 'forget'>
  readonly openings: WaysToOpen<W>
  readonly moves: WaysToMove<W>
  /** Paths that a window may ask for: from the list, or just answered in an error. */
  readonly seating: { mayOpen(path: string): boolean }
  readonly justClosed: (window: W) => Promise<ClosedCampaign | null>
  /** What the menu bar and windows ask for beside commands. */
  readonly act: (window: W, act: ActId) => void
  /** Waits until it is known. */
  readonly sessionOf: (window: W) => Promise<Session | null>
  readonly closeCampaign: (window: W) => void
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
      application.seating.mayOpen(input.path)
        ? work(input, window)
        : fail({ code: 'ipc/bad-shape', request, at: 'path' })

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

    'campaigns:recent': async () => ok(await application.recent.list()),
    'campaigns:forget': async ({ path }) => {
      application.recent.forget(path)
      return ok(await application.recent.list())
    },
    'campaigns:closed': async (_input, window) => ok(await application.justClosed(window)),
    'campaigns:new': ({ name }, window) => application.openings.create(window, name),
    'campaigns:ask-for-new': (_input, window) => {
      application.act(window, 'new-campaign')
      return ok(null)
    },
    'campaigns:open': (_input, window) => application.openings.openChosen(window),
    'campaigns:open-recent': ({ path, setJournalAside }, window) =>
      application.seating.mayOpen(path)
        ? application.openings.open(window, path, { setJournalAside })
        : fail({ code: 'ipc/bad-shape', request: 'campaigns:open-recent', at: 'path' }),

    'campaigns:offers': ofPath('campaigns:offers', async ({ path }) => ok(await application.desk.offers(path))),
    'campaigns:recover': ofPath('campaigns:recover', ({ path, backup }, window) =>
      application.openings.recover(window, path, backup),
    ),
    'campaigns:look': ofPath('campaigns:look', ({ path }, window) => application.openings.look(window, path)),
    'campaigns:sample': (_input, window) => application.openings.openSample(window),
    'campaigns:open-dropped': ({ path }, window) => application.openings.openDropped(window, path),

    'campaign:save-as': ofCampaign((session, _input, window) => application.moves.saveAs(window, session)),
    'campaign:duplicate': ofCampaign((session, _input, window) => application.moves.duplicate(window, session)),
    'campaign:rename': ofCampaign((session, { name }, window) => application.moves.move(window, session, name)),
    'campaign:move': ofCampaign((session, _input, window) => application.moves.move(window, session, null)),
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
