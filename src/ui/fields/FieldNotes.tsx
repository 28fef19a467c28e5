// Notes below a control: the hint and the error message.
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'

export interface FieldNotesProps {
  /** Id of the control, from which the ids of the notes are derived. */
  id: string
  hint?: ReactNode
  error?: ReactNode
}

/** Returns the value of `aria-describedby`: the ids of the existing notes. */
export function describedBy(id: string, hint: ReactNode, error: ReactNode): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
}

export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {/* Always render the element, so that screen readers announce an error that appears later. */}
      <p id={`${id}-error`} aria-live="polite" className="text-sm font-semibold text-negative-ink">
        {error && (
          <span className="mt-2 flex items-start gap-2">
            <CircleAlert aria-hidden className="mt-[0.15em] size-[1.15em] shrink-0" />
            <span>{error}</span>
          </span>
        )}
      </p>
    </>
  )
}
