// Field for an entry of another topic, such as the gift of a prize: a list of its entries by name, with a search.
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { getContentTopic } from '#generated/backOffice/calls/backOfficeContent.ts'
import type { KindProps } from './fieldProps.ts'
import { useFormContext } from './formContext.ts'
import { order } from './order.ts'
import { resolve } from './schema.ts'
import { useFieldError } from './useFieldError.ts'

type Props = KindProps & {
  /** List of the entries: a topic, or a topic and one of its lists, such as `contact/topics`. */
  list: string
}

export function ReferenceField({ schema, value, path, label, empty, list }: Props) {
  const intl = useIntl()
  const { root, change, set, fixed, isReadOnly } = useFormContext()
  const error = useFieldError({ path, schema, value, label })
  const [topic = '', name = ''] = list.split('/')
  const entries = useQuery(getContentTopic.query({ topic, change })).data?.entries ?? []
  const key = typeof value === 'string' && value !== '' ? value : null
  const data = entries
    .filter(({ id, state }) => id.startsWith(`${name}/`) && state !== 'removed')
    .map(({ id, title }) => ({ value: id.slice(name.length + 1), label: title }))
  // A missing entry stays visible, with the problem of the server below it.
  if (key !== null && data.every((entry) => entry.value !== key)) data.push({ value: key, label: key })
  const { description } = resolve(root, schema)
  return (
    <Select
      label={label}
      description={typeof description === 'string' ? description : undefined}
      error={error}
      data-path={path}
      inputWrapperOrder={order}
      readOnly={isReadOnly || fixed.includes(path)}
      searchable
      data={data}
      value={key}
      onChange={(next) => set(path, next ?? (empty ? empty.value : ''))}
      clearable={empty !== undefined}
      placeholder={empty ? intl.formatMessage({ id: 'backOffice.form.none' }) : undefined}
      nothingFoundMessage={intl.formatMessage({ id: 'backOffice.content.noEntries' })}
      clearButtonProps={{
        'aria-label': intl.formatMessage({ id: 'backOffice.form.clear' }, { name: label }),
      }}
    />
  )
}
