// Star ratings: a component that displays an average, and an input.
import { useId, useState } from 'react'
import { cx } from '../style/cx.ts'
import { FieldGroup, type FieldGroupProps } from './FieldGroup.tsx'

const star =
  'M12 2.7c.5 0 .9.3 1.1.7l2.4 4.9 5.4.8c1 .1 1.4 1.3.7 2L17.7 14.9l.9 5.3c.2 1-.9 1.8-1.7 1.3L12 19l-4.9 2.5c-.8.5-1.9-.3-1.7-1.3l.9-5.3-3.9-3.8c-.7-.7-.3-1.9.7-2l5.4-.8 2.4-4.9c.2-.4.6-.7 1.1-.7Z'
const scores = [1, 2, 3, 4, 5]

export interface StarsProps {
  /** Average rating from 0 to 5; fractions are allowed. */
  value: number
  /** Text alternative: "4.6 of 5, 128 reviews". */
  label: string
}

export function Stars({ value, label }: StarsProps) {
  const fade = useId()
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5">
      {scores.map((score) => (
        <svg key={score} viewBox="0 0 24 24" className="size-5">
          <linearGradient id={`${fade}-${score}`}>
            <stop
              offset={value - score + 1}
              className="[stop-color:var(--coin)] forced-colors:[stop-color:CanvasText]"
            />
            <stop offset={value - score + 1} stopColor="transparent" />
          </linearGradient>
          <path d={star} fill={`url(#${fade}-${score})`} strokeWidth="1.3" className="stroke-coin-edge" />
        </svg>
      ))}
    </span>
  )
}

export interface RatingProps extends Omit<FieldGroupProps, 'role' | 'children'> {
  /** Rating from 1 to 5; undefined if the user has not rated. */
  value: number | undefined
  onValueChange: (value: number) => void
  /** Returns the label of a number of stars, for example "Good". */
  scoreLabel: (score: number) => string
  disabled?: boolean
}

export function Rating({ value, onValueChange, scoreLabel, disabled, ...group }: RatingProps) {
  const name = useId()
  const [previewScore, setPreviewScore] = useState<number>()
  const shownScore = previewScore ?? value ?? 0
  return (
    <FieldGroup {...group} role="radiogroup">
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-1.5 flex" onPointerLeave={() => setPreviewScore(undefined)}>
          {scores.map((score) => (
            <label
              key={score}
              onPointerEnter={(event) => event.pointerType === 'mouse' && !disabled && setPreviewScore(score)}
              className="relative grid size-11 place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={name}
                value={score}
                checked={value === score}
                disabled={disabled}
                aria-label={scoreLabel(score)}
                onChange={() => onValueChange(score)}
                className="absolute inset-0 cursor-pointer appearance-none outline-none"
              />
              <svg viewBox="0 0 24 24" aria-hidden className="pointer-events-none size-8">
                <path
                  d={star}
                  strokeWidth="1.3"
                  className={cx(
                    'transition-colors',
                    score <= shownScore
                      ? 'fill-coin stroke-coin-edge forced-colors:fill-[CanvasText]'
                      : 'fill-raised stroke-line-strong',
                  )}
                />
              </svg>
            </label>
          ))}
        </div>
        <span aria-hidden className="text-sm text-ink-soft">
          {shownScore > 0 && scoreLabel(shownScore)}
        </span>
      </div>
    </FieldGroup>
  )
}
