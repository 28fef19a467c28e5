// Checkbox of a contract form with its error message.
import type { ComponentProps } from 'react'
import { useFormState, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { Checkbox } from '../ui/fields/Checkbox.tsx'
import { useFieldError } from './fieldError.ts'

type FormCheckboxProps<Values extends FieldValues> = Omit<
  ComponentProps<typeof Checkbox>,
  'form' | 'name'
> & {
  control: Control<Values>
  name: FieldPath<Values>
}

export function FormCheckbox<Values extends FieldValues>({
  control,
  name,
  ...box
}: FormCheckboxProps<Values>) {
  const { errors } = useFormState({ control, name })
  return <Checkbox {...box} name={name} error={useFieldError(name, errors)} />
}
