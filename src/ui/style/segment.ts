// Classes that tabs and the segmented control share: tabs switch content, and the segmented control is a form field.
// Segments are as wide as their labels and wrap to a second row.
import { cx } from './cx.ts'

export const segmentsClass = 'flex flex-wrap gap-0.5 rounded-[1.75rem] bg-blush p-1 sm:gap-1'

export function segmentClass(selected: boolean): string {
  return cx(
    'min-h-11 max-w-full min-w-11 flex-auto rounded-[1.5rem] border px-1.5 py-2 text-sm font-semibold transition-colors sm:px-3',
    selected
      ? 'border-line bg-lifted text-ink forced-colors:underline'
      : 'border-transparent text-ink-soft hover:text-ink',
  )
}
