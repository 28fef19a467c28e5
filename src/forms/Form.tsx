// The frame of a contract form: its fields, why it was refused, the error summary, and the submit button; and the guard that
// asks before unsaved changes are left, where it has one.
import type { ComponentProps, ReactNode } from 'react'
import { useFormState, type Control, type FieldValues } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { HiddenFields } from '../runtime/posted/HiddenFields.tsx'
import { Button } from '../ui/actions/Button.tsx'
import { Notice } from '../ui/feedback/Notice.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import type { UnsavedChanges } from './UnsavedChanges.tsx'

type FormProps<Values extends FieldValues> = {
  /** What `useContractForm` made. */
  form: ComponentProps<typeof ErrorSummary<Values>>['form'] & {
    /** Of its operation. */
    name: string
    submit: () => Promise<void>
    isPending: boolean
    hasUnsaved: () => boolean
    Guard: typeof UnsavedChanges | undefined
  }
  /** The button's label. */
  button: ReactNode
  /** What the button does instead of sending the form. */
  onSubmit?: () => unknown
  /** Whether something else that the button has started is pending. */
  isPending?: boolean
  /** A code is sent along: the first press asks for it, the next one sends the form. */
  code?: { sending: { sentTo: string | null; isPending: boolean }; ask: () => unknown }
  /** The server answers it as well where the browser sends it by itself (src/postedForms.ts). */
  worksAlone?: boolean
  className?: string
  /** Two fields in a row where there is room. */
  wide?: boolean
  /** What is in the way, in words, below the message of a refusal that is about no field. */
  explained?: ReactNode
  /** Content below the button. */
  after?: ReactNode
  children: ReactNode
}

export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const {
    form,
    button,
    onSubmit = form.submit,
    isPending,
    code,
    worksAlone,
    className = '',
    wide,
    explained,
    after,
    children,
  } = props
  const { formatMessage } = useIntl()
  // Pending from the press on, also while the form is validated: on a poor network the validators are still loading.
  const { isSubmitting } = useFormState({ control: form.control })
  const { Guard } = form
  const isAsking = code !== undefined && code.sending.sentTo === null
  const fields = (
    <form
      noValidate
      method="post"
      data-works-alone={worksAlone}
      className={`grid gap-5 ${wide ? 'wide-fields' : 'grid-cols-1'} ${className}`}
      onSubmit={(event) => {
        event.preventDefault()
        void (isAsking ? code.ask() : onSubmit())
      }}
    >
      {worksAlone && <HiddenFields form={form.name} isOfBrowser />}
      {children}
      <Refusal control={form.control} explained={explained} />
      <ErrorSummary form={form} />
      <Button
        type="submit"
        full
        pending={isSubmitting || form.isPending || isPending || code?.sending.isPending}
        pendingLabel={formatMessage({ id: 'form.pending' })}
      >
        {isAsking ? (
          <span key="send">
            <FormattedMessage id="session.code.send" />
          </span>
        ) : (
          <span key="submit">{button}</span>
        )}
      </Button>
      {after}
      {Guard && <Guard form={form} />}
    </form>
  )
  return wide ? <div className="@container">{fields}</div> : fields
}

type RefusalProps<Values extends FieldValues> = { control: Control<Values>; explained: ReactNode }

/** Why the form was refused, where the reason belongs to no single field. */
function Refusal<Values extends FieldValues>({ control, explained }: RefusalProps<Values>) {
  const { errors } = useFormState({ control })
  const message = errors.root?.message
  if (!message) return null
  return (
    <div role="alert">
      <Notice tone="negative" text={message} action={explained} />
    </div>
  )
}
