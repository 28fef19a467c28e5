// Divides a changed text into the words that stayed at its start and end, and the words that were replaced.

export type TextPart = { kind: 'same' | 'removed' | 'added'; text: string }

/** Returns the parts in reading order; parts without text are left out. */
export function partsOf(before: string, after: string): TextPart[] {
  // Thai has no spaces between words, so that the segmenter finds them.
  const [old, next] = [wordsOf(before), wordsOf(after)]
  const most = Math.min(old.length, next.length)
  let start = 0
  while (start < most && old[start] === next[start]) start += 1
  let end = 0
  while (end < most - start && old.at(-1 - end) === next.at(-1 - end)) end += 1
  const parts: TextPart[] = [
    { kind: 'same', text: old.slice(0, start).join('') },
    { kind: 'removed', text: old.slice(start, old.length - end).join('') },
    { kind: 'added', text: next.slice(start, next.length - end).join('') },
    { kind: 'same', text: old.slice(old.length - end).join('') },
  ]
  return parts.filter(({ text }) => text !== '')
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
const wordsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)
