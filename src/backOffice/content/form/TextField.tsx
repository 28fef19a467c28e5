// Field for a text that has no translation, such as an id or a path.
import { Textarea, TextInput } from '@mantine/core'
import { resolve } from './schema.ts'
import { useFormContext } from './formContext.ts'
import type { KindProps } from './fieldProps.ts'
import { order } from './order.ts'
import { useFieldError } from './useFieldError.ts'

/** Length from which a text has a field with several lines. */
const longLength = 80

export function TextField({ schema, value, path, label, empty }: KindProps) {
  const { root, set, fixed, isReadOnly } = useFormContext()
  const error = useFieldError({ path, schema, value, label })
  const text = typeof value === 'string' ? value : ''
  const { description } = resolve(root, schema)
  const props = {
    label,
    error,
    'data-path': path,
    inputWrapperOrder: order,
    readOnly: isReadOnly || fixed.includes(path),
    description: typeof description === 'string' ? description : undefined,
    value: text,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      set(path, currentTarget.value === '' && empty ? empty.value : currentTarget.value),
  }
  return text.length > longLength || text.includes('\n') ? (
    <Textarea {...props} autosize minRows={2} maxRows={12} />
  ) : (
    <TextInput {...props} />
  )
}
