// Entries of a topic, with a search field.
import { Stack, TextInput } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ContentEntrySummary, ContentTopic } from '#generated/backOffice/schema.d.ts'
import { EmptyState } from '../shell/EmptyState.tsx'
import { List } from '../shell/List.tsx'
import { columnsOf } from '../shell/ListTable.tsx'
import { useShortcuts } from '../shell/shortcuts.ts'
import { contains } from './form/contains.ts'
import { entryLabel, keyOf } from './entries.ts'
import { topicLabel } from './form/labels.ts'
import type { TopicSearch } from './search.ts'
import { EntryState } from './states.tsx'

type Props = {
  name: string
  query: UseQueryResult<ContentTopic>
  search: TopicSearch
  onSearch: (text: string) => void
}

export function EntryList({ name, query, search: { change, text = '' }, onSearch }: Props) {
  const intl = useIntl()
  const field = useRef<HTMLInputElement>(null)
  const rows = (query.data?.entries ?? [])
    .map((entry) => ({ ...entry, title: entryLabel(name, entry) }))
    .filter(({ id, title }) => contains(title, text) || contains(id, text))
    // Settings of the topic come after its list.
    .toSorted((a, b) => Number(b.id.includes('/')) - Number(a.id.includes('/')))
  useShortcuts([['/', () => field.current?.focus(), 'backOffice.keys.field']])
  return (
    <Stack gap="md">
      <TextInput
        ref={field}
        label={intl.formatMessage({ id: 'backOffice.content.searchEntries' })}
        w={260}
        maxLength={100}
        value={text}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      <List
        label={topicLabel(name)}
        query={query}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        linkOf={({ id }) =>
          linkOptions({
            to: '/content/topics/$topic/entry',
            params: { topic: name },
            search: { entry: id, change },
          })
        }
        empty={
          <EmptyState
            title={<FormattedMessage id="backOffice.content.noEntries" />}
            onClear={text === '' ? undefined : () => onSearch('')}
          />
        }
      />
    </Stack>
  )
}

const column = columnsOf<ContentEntrySummary>()
const columns = column.columns([
  column.accessor('title', { header: () => <FormattedMessage id="backOffice.content.entry" /> }),
  column.accessor('id', {
    header: () => <FormattedMessage id="backOffice.content.key" />,
    cell: ({ getValue }) => <EntryKey id={getValue()} />,
  }),
  column.accessor('state', {
    header: () => <FormattedMessage id="backOffice.content.inChange" />,
    cell: ({ getValue }) => (getValue() === 'published' ? <span>–</span> : <EntryState state={getValue()} />),
  }),
])

/** Entries that are not in a list are settings of the topic. */
const EntryKey = ({ id }: { id: string }) =>
  id.includes('/') ? (
    <span>{keyOf(id)}</span>
  ) : (
    <span>
      <FormattedMessage id="backOffice.content.setting" />
    </span>
  )
