// Field for a text that has no translation, such as an id or a path.
import { Textarea, TextInput } from '@mantine/core'
import { useIntl } from 'react-intl'
import { resolve } from './schema.ts'
import { useFormContext } from './formContext.ts'
import type { KindProps } from './fieldProps.ts'
import { order } from './order.ts'
import { slug, useFieldError } from './useFieldError.ts'

/** Length from which a text has a field with several lines. */
const longLength = 80

export function TextField({ schema, value, path, label, empty }: KindProps) {
  const intl = useIntl()
  const { root, set, fixed, newKeys, isReadOnly } = useFormContext()
  const error = useFieldError({ path, schema, value, label })
  const text = typeof value === 'string' ? value : ''
  const { description, pattern } = resolve(root, schema)
  const keyHint = intl.formatMessage({ id: `backOffice.form.key${pattern === slug ? '.slug' : ''}` })
  const props = {
    label,
    error,
    'data-path': path,
    inputWrapperOrder: order,
    readOnly: isReadOnly || fixed.includes(path),
    description: typeof description === 'string' ? description : newKeys.includes(path) ? keyHint : undefined,
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
