// How far a questionnaire is. Branches make the end uncertain, so the words say "about" and the bar never goes back.
import type { ReactNode } from 'react'
import { ProgressBar } from './ProgressBar.tsx'

export interface QuestionProgressProps {
  /** 0 to 1. */
  value: number
  /** What is measured, spoken: "Your answers". */
  label: string
  /** "Question 3 of about 8". */
  position: string
  /** The button back to the previous question. */
  back?: ReactNode
  /** "Saved", or why not. */
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
