// Field of a contract form: associates label, hint and error message with the control.
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
  /**
   * True to hide the label visually, but not for screen readers; set if the title of the screen already asks the
   * question.
   */
  hideLabel?: boolean
  /**
   * Error message for a value that does not match the schema of the contract; default: the message for the field name,
   * or a general message.
   */
  problem?: MessageId
  children: ReactNode
}

export function FormField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { control, name, problem, ...field } = props
  const { errors } = useFormState({ control, name })
  return <Field {...field} name={name} error={useFieldError(name, errors, problem)} />
}
