// Field of a contract form: label, hint and error message, associated with its control.
import type { ReactNode } from 'react'
import { useFormState, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { Field } from '../ui/fields/Field.tsx'
import type { MessageId } from '../runtime/language/messages.ts'
import { useFieldError } from './fieldError.ts'

type FormFieldProps<Values extends FieldValues> = {
  control: Control<Values>
  name: FieldPath<Values>
  label: ReactNode
  hint?: ReactNode
  aside?: ReactNode
  /** Keeps the label for screen readers when the screen's title already asks the question. */
  hideLabel?: boolean
  /** Message for a value that violates the contract; default: message of the field name, or a general one. */
  problem?: MessageId
  children: ReactNode
}

export function FormField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { control, name, problem, ...field } = props
  const { errors } = useFormState({ control, name })
  return <Field {...field} name={name} error={useFieldError(name, errors, problem)} />
}
