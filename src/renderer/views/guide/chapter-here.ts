import { chapterIds, type ChapterId } from '../../../text/guide'

const isChapter = (name: string | undefined): name is ChapterId => chapterIds.some((id) => id === name)

/**
 * The chapter about what the GM is at: of the panel or dialog that has focus (`data-chapter`), otherwise of the panel whose
 * turn it is, otherwise the first.
 */
export function chapterHere(): ChapterId {
  const here =
    document.activeElement?.closest<HTMLElement>('[data-chapter]') ??
    document.querySelector<HTMLElement>('.turn[data-chapter]')
  const name = here?.dataset['chapter']
  return isChapter(name) ? name : 'start'
}
