// Fields that most new members leave as they are. They are closed at first, so that the rest of the form fits on the
// screen of a phone.
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useRef, type ReactNode } from 'react'
import { useFormState, type Control } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { RegisterByCodeRequest } from '#generated/schema.d.ts'

const fields = ['countryCode', 'password', 'agreeMarketing', 'agreeTracking'] as const

type MoreChoicesProps = {
  control: Control<RegisterByCodeRequest>
  /** True to open the fields when the form is shown; later, the browser opens and closes them. */
  isOpen: boolean
  children: ReactNode
}

export function MoreChoices({ control, isOpen, children }: MoreChoicesProps) {
  const { errors } = useFormState({ control })
  const hasError = fields.some((name) => name in errors)
  const details = useRef<HTMLDetailsElement>(null)
  // Show an invalid field. A field cannot get the focus before the browser shows it.
  useEffect(() => {
    if (!hasError || !details.current || details.current.open) return
    details.current.open = true
    details.current.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [hasError])
  return (
    <details ref={details} open={isOpen} className="group border-t border-line">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 text-ink-soft hover:text-accent [&::-webkit-details-marker]:hidden">
        <span>
          <FormattedMessage id="session.registration.more" />
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 transition group-open:rotate-180" />
      </summary>
      <div className="grid wide-fields gap-5 pt-2">{children}</div>
    </details>
  )
}
