// Layout of a contract form: fields, error message, error summary and submit button; and the guard that asks before
// unsaved changes are lost, if the form has one.
import type { ComponentProps, ReactNode } from 'react'
import { useFormState, type Control, type FieldValues } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { HiddenFields } from '../runtime/posted/HiddenFields.tsx'
import { Button } from '../ui/actions/Button.tsx'
import { Notice } from '../ui/feedback/Notice.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import type { UnsavedChanges } from './UnsavedChanges.tsx'

type FormProps<Values extends FieldValues> = {
  /** Result of `useContractForm`. */
  form: ComponentProps<typeof ErrorSummary<Values>>['form'] & {
    /** Name of its operation. */
    name: string
    submit: () => Promise<void>
    isPending: boolean
    hasUnsaved: () => boolean
    Guard: typeof UnsavedChanges | undefined
  }
  /** Label of the button. */
  button: ReactNode
  /** Replaces the submission of the form. */
  onSubmit?: () => unknown
  /** True if another action of the button is pending. */
  isPending?: boolean
  /** For forms with a one-time code: the first click requests the code, the next one submits the form. */
  code?: { sending: { sentTo: string | null; isPending: boolean }; ask: () => unknown }
  /** True if the server also handles the form when the browser posts it without scripts (src/postedForms.ts). */
  worksAlone?: boolean
  className?: string
  /** Shows two fields per row on wide screens. */
  wide?: boolean
  /** Explanation below the message of an error that concerns no field. */
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
  // Pending from the click on, also during validation: on a slow network the validators are still loading.
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

/** Shows an error that concerns no single field. */
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
