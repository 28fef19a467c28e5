// A field of a contract form: label, hint and the error in words, wired to the control inside.
import type { ReactNode } from 'react'
import { useFormState, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { Field } from '../ui/Field.tsx'
import { useFieldError } from './fieldError.ts'

type FormFieldProps<Values extends FieldValues> = {
  control: Control<Values>
  name: FieldPath<Values>
  label: ReactNode
  hint?: ReactNode
  aside?: ReactNode
  children: ReactNode
}

export function FormField<Values extends FieldValues>({ control, name, ...field }: FormFieldProps<Values>) {
  const { errors } = useFormState({ control, name })
  return <Field {...field} error={useFieldError(name, errors)} />
}
