import { inject, provide, type InjectionKey } from 'vue'
import type { OpenDialog } from '../views/campaign/desk'

/** A dialog that every window can show, whether a campaign is open in it or not. */
export type AppDialog = Extract<OpenDialog, { readonly type: 'palette' | 'shortcuts' | 'preferences' }>

type Show = (dialog: AppDialog) => void

const key: InjectionKey<Show> = Symbol('app dialog')

/** Says how this window shows them. */
export const provideAppDialogs = (show: Show): void => provide(key, show)

/** @throws Error where no window has said how (a bug) */
export function useAppDialogs(): Show {
  const show = inject(key)
  if (show === undefined) throw new Error('Nobody shows dialogs')
  return show
}
