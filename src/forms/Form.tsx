// The frame of a contract form: its fields, then why it was refused, what needs another look, and the button that sends it;
// and the guard that asks before it is left, where it has one.
import type { ComponentProps, ReactNode } from 'react'
import { useFormState, type FieldValues } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../ui/Button.tsx'
import { FaultSummary } from './FaultSummary.tsx'
import { FormRefusal } from './FormRefusal.tsx'
import type { UnsavedChanges } from './UnsavedChanges.tsx'
import type { useCodeSending } from './useSendCode.ts'

type FormProps<Values extends FieldValues> = {
  /** What `useContractForm` made. */
  form: ComponentProps<typeof FaultSummary<Values>>['form'] & {
    submit: () => Promise<void>
    isPending: boolean
    hasUnsaved: () => boolean
    Guard: typeof UnsavedChanges | undefined
  }
  /** The button's words. */
  button: ReactNode
  /** What the button does instead of sending the form. */
  onSubmit?: () => unknown
  /** Something else that the button has started is under way. */
  isPending?: boolean
  /** A code is sent along: the first press asks for it, the next one sends the form. */
  code?: { sending: ReturnType<typeof useCodeSending>; ask: () => unknown }
  className?: string
  /** What stands below the button. */
  after?: ReactNode
  children: ReactNode
}

export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, button, onSubmit = form.submit, isPending, code, className = '', after, children } = props
  const { formatMessage } = useIntl()
  // From the press on, while what was typed is looked through: on a poor line its rules are still to come.
  const { isSubmitting } = useFormState({ control: form.control })
  const { Guard } = form
  const isAsking = code !== undefined && code.sending.sentTo === null
  return (
    <form
      noValidate
      method="post"
      className={`grid gap-5 ${className}`}
      onSubmit={(event) => {
        event.preventDefault()
        void (isAsking ? code.ask() : onSubmit())
      }}
    >
      {children}
      <FormRefusal control={form.control} />
      <FaultSummary form={form} />
      <Button
        type="submit"
        full
        // The field keeps its focus until the press has ended: what it would complain of moves the button from under the thumb.
        onMouseDown={(event) => event.preventDefault()}
        pending={isSubmitting || form.isPending || isPending || code?.sending.isPending}
        pendingLabel={formatMessage({ id: 'form.pending' })}
      >
        {isAsking ? <FormattedMessage id="session.code.send" /> : button}
      </Button>
      {after}
      {Guard && <Guard form={form} />}
    </form>
  )
}
