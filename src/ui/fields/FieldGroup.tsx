// Fieldset for one question with several controls; for one control use Field. Screen readers announce the legend with
// each choice.
import { useId, type ReactNode } from 'react'
import { describedBy, FieldNotes } from './FieldNotes.tsx'

export interface FieldGroupProps {
  legend: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /**
   * True to hide the legend visually, but not for screen readers; set if the title of the screen already asks the
   * question.
   */
  hideLegend?: boolean
  /** Role of the group: `radiogroup` if exactly one option can be chosen. */
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
      // Override the default minimum width of a fieldset, which is the width of its longest word.
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
