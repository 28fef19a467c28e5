// Where a form ends: why it was refused, what needs another look, and the button that sends it.
import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { Button } from '../ui/Button.tsx'
import { FaultSummary } from './FaultSummary.tsx'
import { FormRefusal } from './FormRefusal.tsx'

type FormFootProps<Values extends FieldValues> = {
  form: ComponentProps<typeof FaultSummary<Values>>['form'] & { isPending: boolean }
  /** Something else that the button has started is under way: a code is being sent. */
  isPending?: boolean
  /** The button's words. */
  children: ReactNode
}

export function FormFoot<Values extends FieldValues>({ form, isPending, children }: FormFootProps<Values>) {
  const { formatMessage } = useIntl()
  return (
    <>
      <FormRefusal control={form.control} />
      <FaultSummary form={form} />
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
