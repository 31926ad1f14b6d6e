import { defineAsyncComponent, type Component } from 'vue'
import type { OpenDialog } from '../campaign/desk'
import BackupsDialog from '../files/BackupsDialog.vue'
import ConflictDialog from '../files/ConflictDialog.vue'
import FileDialog from '../files/FileDialog.vue'
import RecapDialog from '../files/RecapDialog.vue'
import BeginTask from '../begin/BeginTask.vue'
import CorrectionDialog from '../corrections/CorrectionDialog.vue'
import CalendarDialog from './CalendarDialog.vue'
import CharacterDialog from './CharacterDialog.vue'
import ConditionDialog from './ConditionDialog.vue'
import JoinDialog from './JoinDialog.vue'
import NoteDialog from './NoteDialog.vue'
import OddsDialog from './OddsDialog.vue'
import PaceDialog from './PaceDialog.vue'
import PeopleDialog from './PeopleDialog.vue'
import PresetsDialog from './PresetsDialog.vue'
import SetClockDialog from './SetClockDialog.vue'
import SettingsDialog from './SettingsDialog.vue'
import TasksDialog from './TasksDialog.vue'
import TimerDialog from './TimerDialog.vue'
import WordDialog from './WordDialog.vue'

/** The component of each dialog; its props are what travels with its name, and it says `close`. */
export const dialogs: Readonly<Record<OpenDialog['type'], Component>> = {
  begin: BeginTask,
  character: CharacterDialog,
  condition: ConditionDialog,
  people: PeopleDialog,
  presets: PresetsDialog,
  settings: SettingsDialog,
  calendar: CalendarDialog,
  file: FileDialog,
  backups: BackupsDialog,
  recap: RecapDialog,
  compare: ConflictDialog,
  'set-clock': SetClockDialog,
  timer: TimerDialog,
  correct: CorrectionDialog,
  tasks: TasksDialog,
  note: NoteDialog,
  word: WordDialog,
  join: JoinDialog,
  odds: OddsDialog,
  pace: PaceDialog,
  log: defineAsyncComponent(() => import('../log/LogDialog.vue')),
  preferences: defineAsyncComponent(() => import('../settings/SettingsPage.vue')),
  players: defineAsyncComponent(() => import('../players/PlayersDialog.vue')),
  palette: defineAsyncComponent(() => import('../palette/CommandPalette.vue')),
  shortcuts: defineAsyncComponent(() => import('../keys/ShortcutSheet.vue')),
}
