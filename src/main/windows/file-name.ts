/** A campaign's name as a file name that every system takes; empty when nothing of it is left. */
export function fileNameFor(name: string): string {
  const plain = name.replace(/[\u0000-\u001f<>:"/\\|?*]/g, ' ').replace(/\s+/g, ' ')
  return plain
    .trim()
    .slice(0, 80)
    .replace(/[. ]+$/, '')
}
