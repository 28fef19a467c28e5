// Label, hint and error around one control. The wiring travels by context, so a form library can put any
// control inside and nobody has to repeat ids.
import { createContext, use, useId, type ReactNode } from 'react'
import { cx } from '../style/cx.ts'
import { describedBy, FieldNotes } from './FieldNotes.tsx'

interface FieldWiring {
  id: string
  describedBy: string | undefined
  invalid: boolean
}

const FieldContext = createContext<FieldWiring | null>(null)

/** The attributes a control inside a Field must carry; its own id, when given, wins. */
export function useFieldControl(attributes?: { id?: string; 'aria-describedby'?: string }) {
  const field = use(FieldContext)
  return {
    id: attributes?.id ?? field?.id,
    'aria-describedby': attributes?.['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': field?.invalid || undefined,
  }
}

export interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Sits at the end of the label's line: "optional", or a small link. */
  aside?: ReactNode
  /** Only where the id must be known outside; otherwise one is made. */
  id?: string
  /** Keeps the label for screen readers when the screen's title already asks the question. */
  hideLabel?: boolean
  className?: string
  /** As a form knows it: `data-field`, by which who looks for it on the page finds it. */
  name?: string
  children: ReactNode
}

export function Field({ label, hint, error, aside, id, hideLabel, className, name, children }: FieldProps) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const wiring = { id: controlId, describedBy: describedBy(controlId, hint, error), invalid: Boolean(error) }
  return (
    <div data-field={name} className={cx('scroll-my-28', className)}>
      <div className={hideLabel ? 'sr-only' : 'mb-2 flex flex-wrap items-baseline justify-between gap-x-4'}>
        <label htmlFor={controlId} className="font-semibold">
          {label}
        </label>
        {aside && <span className="text-sm text-ink-soft">{aside}</span>}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      <FieldNotes id={controlId} hint={hint} error={error} />
    </div>
  )
}
