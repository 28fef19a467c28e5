// Field for a date, or for a time, which is entered in the time zone of a market and stored in UTC.
import { TextInput } from '@mantine/core'
import { useIntl } from 'react-intl'
import { useFormContext } from './formContext.ts'
import type { KindProps } from './fieldProps.ts'
import { order } from './order.ts'
import { useFieldError } from './useFieldError.ts'
import { instantAt, localTime } from './zone.ts'

export function TimeField({
  schema,
  value,
  path,
  label,
  empty,
  kind,
}: KindProps & { kind: 'instant' | 'date' }) {
  const intl = useIntl()
  const { set, zone, fixed, isReadOnly } = useFormContext()
  const error = useFieldError({ path, schema, value, label })
  const text = typeof value === 'string' ? value : ''
  const isInstant = kind === 'instant'
  const change = (next: string) => {
    if (next === '') set(path, empty ? empty.value : '')
    else set(path, isInstant ? (instantAt(next, zone) ?? '') : next)
  }
  const local = isInstant ? localTime(text, zone) : text
  return (
    <TextInput
      type={isInstant ? 'datetime-local' : 'date'}
      // Times such as 23:59:59 keep their seconds.
      step={isInstant && local !== '' && !local.endsWith(':00') ? 1 : undefined}
      label={label}
      error={error}
      data-path={path}
      readOnly={isReadOnly || fixed.includes(path)}
      description={
        isInstant && text !== ''
          ? intl.formatMessage(
              { id: 'backOffice.form.utc' },
              { time: text.replace('T', ' ').replace(/(:00(\.0+)?)?Z$/, '') },
            )
          : undefined
      }
      inputWrapperOrder={order}
      value={local.endsWith(':00') && isInstant ? local.slice(0, -3) : local}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  )
}
