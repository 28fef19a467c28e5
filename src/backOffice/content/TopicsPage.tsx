// List of topics of the catalog.
import { Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, linkOptions, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { listContentTopics } from '#generated/backOffice/calls/backOfficeContent.ts'
import type { ContentTopicSummary } from '#generated/backOffice/schema.d.ts'
import { Age } from '../reviews/Age.tsx'
import { EmptyState } from '../shell/EmptyState.tsx'
import { List } from '../shell/List.tsx'
import { columnsOf } from '../shell/ListTable.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { useShortcuts } from '../shell/shortcuts.ts'
import { ChangeBar } from './ChangeBar.tsx'
import { ContentTabs } from './ContentTabs.tsx'
import { topicLabel } from './form/labels.ts'
import { contains } from './form/contains.ts'

const topicsRoute = getRouteApi('/content/topics')

export function TopicsPage() {
  const intl = useIntl()
  const navigate = useNavigate()
  const search = topicsRoute.useSearch()
  const { change, text = '' } = search
  const field = useRef<HTMLInputElement>(null)
  const topics = useQuery(listContentTopics.query())
  const rows = (topics.data?.items ?? [])
    .filter(({ name }) => contains(topicLabel(name), text) || contains(name, text))
    .toSorted((a, b) => topicLabel(a.name).localeCompare(topicLabel(b.name)))
  const filter = (next: string) =>
    void navigate({ to: '/content/topics', search: { change, text: next || undefined }, replace: true })
  useShortcuts([['/', () => field.current?.focus(), 'backOffice.keys.field']])
  return (
    <Stack gap="md">
      <PageHeader title={<FormattedMessage id="backOffice.content.title" />} />
      <ContentTabs active="topics" />
      {change !== undefined && (
        <ChangeBar
          change={change}
          onSelect={(id) =>
            void navigate({ to: '/content/topics', search: { ...search, change: id }, replace: true })
          }
        />
      )}
      <TextInput
        ref={field}
        label={intl.formatMessage({ id: 'backOffice.content.searchTopics' })}
        w={260}
        maxLength={100}
        value={text}
        onChange={({ currentTarget }) => filter(currentTarget.value)}
      />
      <List
        label={intl.formatMessage({ id: 'backOffice.content.topics' })}
        query={topics}
        columns={columns}
        rows={rows}
        idOf={({ name }) => name}
        linkOf={({ name }) =>
          linkOptions({ to: '/content/topics/$topic', params: { topic: name }, search: { change } })
        }
        numbers={['entries', 'openChanges']}
        empty={
          <EmptyState
            title={<FormattedMessage id="backOffice.content.noTopics" />}
            onClear={() => filter('')}
          />
        }
      />
    </Stack>
  )
}

const column = columnsOf<ContentTopicSummary>()
const columns = column.columns([
  column.accessor('name', {
    header: () => <FormattedMessage id="backOffice.content.topic" />,
    cell: ({ getValue }) => <span>{topicLabel(getValue())}</span>,
  }),
  column.accessor('entries', {
    header: () => <FormattedMessage id="backOffice.content.entries" />,
    cell: ({ getValue }) => <FormattedNumber value={getValue()} />,
  }),
  column.accessor('openChanges', {
    header: () => <FormattedMessage id="backOffice.content.openChanges" />,
    cell: ({ getValue }) =>
      getValue() === 0 ? (
        <span>–</span>
      ) : (
        <span>
          <FormattedNumber value={getValue()} />
        </span>
      ),
  }),
  column.accessor('publishedAt', {
    header: () => <FormattedMessage id="backOffice.content.lastPublished" />,
    cell: ({ getValue }) => <LastPublished at={getValue()} />,
  }),
])

const LastPublished = ({ at }: { at: string | null }) =>
  at === null ? (
    <span>
      <FormattedMessage id="backOffice.content.unchanged" />
    </span>
  ) : (
    <span>
      <Age since={at} />
    </span>
  )
