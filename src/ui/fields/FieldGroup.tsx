// Fieldset for one question with several controls, like Field for one control. Screen readers announce the legend
// with each choice.
import { useId, type ReactNode } from 'react'
import { describedBy, FieldNotes } from './FieldNotes.tsx'

export interface FieldGroupProps {
  legend: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Keeps the legend for screen readers when the screen's title already asks the question. */
  hideLegend?: boolean
  /** `radiogroup` if exactly one can be chosen. */
  role?: 'group' | 'radiogroup'
  className?: string
  children: ReactNode
}

export function FieldGroup(props: FieldGroupProps) {
  const { legend, hint, error, hideLegend, role = 'group', className, children } = props
  const id = useId()
  return (
    <fieldset
      role={role}
      aria-describedby={describedBy(id, hint, error)}
      aria-invalid={(role === 'radiogroup' && Boolean(error)) || undefined}
      // Overrides the default of a fieldset, which is at least as wide as its longest word.
      className={`min-w-0 ${className ?? ''}`}
    >
      <legend className={hideLegend ? 'sr-only' : 'mb-2 font-semibold'}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 mb-3 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      <FieldNotes id={id} error={error} />
    </fieldset>
  )
}
