// Layout of a form for an operation of the contract: fields, error message, error summary and submit button. If the
// form has the option `UnsavedChanges`, the layout also asks for confirmation before unsaved changes are lost.
import type { ComponentProps, ReactNode } from 'react'
import { useFormState, type Control, type FieldValues } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { HiddenFields } from '../runtime/posted/HiddenFields.tsx'
import { Button, type ButtonVariant } from '../ui/actions/Button.tsx'
import { Notice } from '../ui/feedback/Notice.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import type { UnsavedChanges } from './UnsavedChanges.tsx'

type FormProps<Values extends FieldValues> = {
  /** Form that `useContractForm` has returned. */
  form: ComponentProps<typeof ErrorSummary<Values>>['form'] & {
    /** Name of the form, which equals the name of its operation. */
    name: string
    submit: () => Promise<void>
    isPending: boolean
    hasUnsaved: () => boolean
    Guard: typeof UnsavedChanges | undefined
  }
  /** Label of the submit button. */
  button: ReactNode
  /** Look of the submit button; default: the main button of the page. */
  variant?: ButtonVariant
  /** Called when the form is submitted, instead of calling the operation. */
  onSubmit?: () => unknown
  /** True while another action is pending that was started by the submit button. */
  isPending?: boolean
  /**
   * Set in forms with a one-time code: the first click on the submit button requests the code, and the second click
   * submits the form.
   */
  code?: { sending: { sentTo: string | null; isPending: boolean }; ask: () => unknown }
  /**
   * True if the form also works without scripts: the browser posts it, and the server handles it (src/postedForms.ts).
   */
  worksAlone?: boolean
  className?: string
  /** True to show two fields per row on wide screens. */
  wide?: boolean
  /** Explanation below an error message about the form as a whole. */
  explained?: ReactNode
  /** Content below the button. */
  after?: ReactNode
  children: ReactNode
}

export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const {
    form,
    button,
    variant,
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
  // Show the button as pending immediately after the click, because the validators may still be loading on a slow
  // network.
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
        variant={variant}
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

/** Shows an error message about the form as a whole. */
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
