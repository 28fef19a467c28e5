// Where a form ends: why it was refused, and the button that sends it. Who listens hears how many fields need another
// look, while the first of them takes the focus.
import type { ReactNode } from 'react'
import { useFormState, type Control, type FieldValues } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../ui/Button.tsx'
import { FormRefusal } from './FormRefusal.tsx'

type FormFootProps<Values extends FieldValues> = {
  form: { control: Control<Values>; isPending: boolean }
  /** Something else that the button has started is under way: a code is being sent. */
  isPending?: boolean
  /** The button's words. */
  children: ReactNode
}

export function FormFoot<Values extends FieldValues>({ form, isPending, children }: FormFootProps<Values>) {
  const { formatMessage } = useIntl()
  const { control } = form
  return (
    <>
      <FormRefusal control={control} />
      <ErrorCount control={control} />
      <Button
        type="submit"
        full
        // The field keeps its focus until the press has ended: what it would complain of moves the button from under the thumb.
        onMouseDown={(event) => event.preventDefault()}
        pending={form.isPending || isPending}
        pendingLabel={formatMessage({ id: 'form.pending' })}
      >
        {children}
      </Button>
    </>
  )
}

function ErrorCount<Values extends FieldValues>({ control }: { control: Control<Values> }) {
  const { errors, submitCount } = useFormState({ control })
  const fields = Object.keys(errors).filter((name) => name !== 'root').length
  return (
    <div role="alert" className="sr-only">
      {/* Another try is told anew, though the number may be the same. */}
      {submitCount > 0 && fields > 0 && (
        <FormattedMessage key={submitCount} id="form.errors" values={{ fields }} />
      )}
    </div>
  )
}
