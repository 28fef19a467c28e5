// Progress of a claim or an order in steps. Wide screens show the names of all steps; phones show the name of the
// current step and "2 of 4".
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { cx } from '../style/cx.ts'

export interface Step {
  id: string
  label: ReactNode
}
export interface StepperProps {
  /** Name of the process for screen readers. */
  label: string
  steps: readonly Step[]
  /** Index of the current step; `steps.length` when all steps are done. */
  current: number
  /** True if the current step failed. */
  failed?: boolean
  /** Text "Step 2 of 4", shown if the names do not fit. */
  position: ReactNode
}

export function Stepper({ label, steps, current, failed, position }: StepperProps) {
  return (
    <div>
      <ol aria-label={label} className="flex">
        {steps.map((step, place) => {
          const done = place < current
          const isCurrent = place === current
          return (
            <li
              key={step.id}
              aria-current={isCurrent ? 'step' : undefined}
              className="relative flex flex-1 flex-col items-center text-center"
            >
              {place > 0 && (
                <span
                  aria-hidden
                  className={cx(
                    'absolute top-[calc(--spacing(4)-1px)] right-[calc(50%+--spacing(5))] left-[calc(-50%+--spacing(5))] border-t-2',
                    place <= current ? 'border-accent' : 'border-line',
                  )}
                />
              )}
              <Dot done={done} isCurrent={isCurrent} failed={isCurrent && failed} place={place} />
              <span
                className={cx(
                  'mt-2 px-1 text-sm max-sm:sr-only',
                  isCurrent ? 'font-semibold' : 'text-ink-soft',
                )}
              >
                {step.label}
              </span>
            </li>
          )
        })}
      </ol>
      <p aria-hidden className="mt-3 text-center text-sm sm:hidden">
        <span className="text-ink-soft">{position}</span>
        <span className="block font-semibold">{(steps[current] ?? steps.at(-1))?.label}</span>
      </p>
    </div>
  )
}

interface DotProps {
  done: boolean
  isCurrent: boolean
  failed: boolean | undefined
  place: number
}

function Dot({ done, isCurrent, failed, place }: DotProps) {
  return (
    <span
      aria-hidden
      className={cx(
        'relative grid size-8 place-items-center rounded-full border-2 text-sm font-semibold',
        failed && 'border-negative bg-negative-soft text-negative-ink',
        !failed && done && 'border-accent bg-accent text-on-accent',
        !failed && isCurrent && 'border-accent bg-raised text-accent',
        !done && !isCurrent && 'border-line bg-raised text-ink-soft',
      )}
    >
      {failed ? <X className="size-4" /> : done ? <Check strokeWidth={3} className="size-4" /> : place + 1}
    </span>
  )
}
