import { placesOf, plainText } from '../../../text/search'

// Found words are marked by the browser's own highlights: no text is cut up for them, so the lines need not know.
const ALL = 'log-found'
const HERE = 'log-found-here'

/** Marks a text in the lines within a list; `here`: the line that is looked at. */
export function markFound(lines: readonly HTMLElement[], text: string, here: HTMLElement | null): void {
  const wanted = plainText(text)
  const ranges = (line: HTMLElement): readonly Range[] => rangesIn(line, wanted)
  const others = lines.filter((line) => line !== here)
  CSS.highlights.set(ALL, new Highlight(...others.flatMap(ranges)))
  CSS.highlights.set(HERE, new Highlight(...(here === null ? [] : ranges(here))))
}

/** Takes every mark of a search away. */
export function unmark(): void {
  CSS.highlights.delete(ALL)
  CSS.highlights.delete(HERE)
}

/** What is found may begin in one text node and end in another: a name is bold, what it does is not. */
function rangesIn(line: HTMLElement, wanted: string): readonly Range[] {
  const nodes: { readonly node: Node; readonly start: number }[] = []
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
  let text = ''
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    nodes.push({ node, start: text.length })
    text += node.textContent ?? ''
  }
  const at = (place: number, isEnd: boolean): readonly [Node, number] | null => {
    const found = nodes.findLast(({ start }) => (isEnd ? start < place : start <= place))
    return found === undefined ? null : [found.node, place - found.start]
  }
  return placesOf(text, wanted).flatMap(({ start, end }) => {
    const [from, to] = [at(start, false), at(end, true)]
    if (from === null || to === null) return []
    const range = new Range()
    range.setStart(...from)
    range.setEnd(...to)
    return [range]
  })
}
