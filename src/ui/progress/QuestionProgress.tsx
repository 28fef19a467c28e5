// Progress of a questionnaire. Its total number of questions depends on the answers, so the text contains "about", and
// the bar never moves back.
import type { ReactNode } from 'react'
import { ProgressBar } from './ProgressBar.tsx'

export interface QuestionProgressProps {
  /** Progress from 0 to 1. */
  value: number
  /** Label of the progress for screen readers: "Your answers". */
  label: string
  /** Text of the position: "Question 3 of about 8". */
  position: string
  /** Button that opens the previous question. */
  back?: ReactNode
  /** State of saving the answers: "Saved", or an error. */
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
