import type { Component } from 'vue'
import type { SettingsPart } from '../campaign/desk'
import type { SignName } from '../../ui/drawings/signs'
import AlarmPart from './AlarmPart.vue'
import DicePart from './DicePart.vue'
import KeysSection from './KeysSection.vue'
import FilesPart from './FilesPart.vue'
import LookPart from './LookPart.vue'

/** What can be set for all of Longroll, a page each, in the order of the list. A new part is a line here. */
export const parts: readonly { readonly id: SettingsPart; readonly sign: SignName; readonly page: Component }[] = [
  { id: 'look', sign: 'eye', page: LookPart },
  { id: 'dice', sign: 'dice', page: DicePart },
  { id: 'keys', sign: 'keys', page: KeysSection },
  { id: 'alarms', sign: 'bell', page: AlarmPart },
  { id: 'files', sign: 'folder', page: FilesPart },
]
