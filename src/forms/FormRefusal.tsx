// Why a form was refused where the reason belongs to no single field.
import { useFormState, type Control, type FieldValues } from 'react-hook-form'
import { Notice } from '../ui/Notice.tsx'

export function FormRefusal<Values extends FieldValues>({ control }: { control: Control<Values> }) {
  const { errors } = useFormState({ control })
  const message = errors.root?.message
  if (!message) return null
  return (
    <div role="alert">
      <Notice kind="negative" text={message} />
    </div>
  )
}
