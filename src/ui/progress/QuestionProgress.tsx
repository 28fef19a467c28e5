// Progress of a questionnaire. Branches make the total uncertain, so the text contains "about" and the bar does not
// decrease.
import type { ReactNode } from 'react'
import { ProgressBar } from './ProgressBar.tsx'

export interface QuestionProgressProps {
  /** Progress from 0 to 1. */
  value: number
  /** Label for screen readers: "Your answers". */
  label: string
  /** Position: "Question 3 of about 8". */
  position: string
  /** Button to the previous question. */
  back?: ReactNode
  /** State of saving: "Saved", or an error. */
  saved?: ReactNode
}

export function QuestionProgress({ value, label, position, back, saved }: QuestionProgressProps) {
  return (
    <div>
      <div className="flex min-h-11 flex-wrap items-center gap-x-2">
        {back}
        <p className="flex-[1_1_8rem] text-sm font-semibold">{position}</p>
        <p aria-live="polite" className="text-sm text-ink-soft">
          {saved}
        </p>
      </div>
      <ProgressBar value={value} label={label} valueText={position} className="mt-1" />
    </div>
  )
}
