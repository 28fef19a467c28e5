// Inbox of contact messages, with filters in the URL.
import { Stack } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, linkOptions, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { listContactMessages } from '#generated/backOffice/calls/backOfficeMessages.ts'
import { EmptyState } from '../shell/EmptyState.tsx'
import { List } from '../shell/List.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { useShortcuts } from '../shell/shortcuts.ts'
import { columns } from './columns.tsx'
import { InboxFilter } from './InboxFilter.tsx'

const inboxRoute = getRouteApi('/messages')

export function InboxPage() {
  const intl = useIntl()
  const navigate = useNavigate()
  const filter = inboxRoute.useSearch()
  const firstField = useRef<HTMLInputElement>(null)
  const pages = useInfiniteQuery(listContactMessages.pages(filter))
  const rows = pages.data?.pages.flatMap(({ items }) => items) ?? []
  const linkTo = (id: string) => linkOptions({ to: '/messages/$id', params: { id }, search: filter })
  const isFiltered = filter.topic !== undefined || filter.language !== undefined
  useShortcuts([
    ['/', () => firstField.current?.focus(), 'backOffice.keys.field'],
    ['n', () => rows[0] && void navigate(linkTo(rows[0].id)), 'backOffice.keys.claim'],
  ])
  return (
    <Stack gap="md">
      <PageHeader title={<FormattedMessage id="backOffice.messages.title" />} />
      <InboxFilter filter={filter} topics={pages.data?.pages[0]?.topics ?? []} fieldRef={firstField} />
      <List
        label={intl.formatMessage({ id: 'backOffice.messages.title' })}
        query={pages}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        linkOf={({ id }) => linkTo(id)}
        numbers={['files']}
        empty={
          isFiltered ? (
            <EmptyState
              title={<FormattedMessage id="backOffice.messages.empty" />}
              onClear={() =>
                void navigate({ to: '/messages', search: { state: filter.state }, replace: true })
              }
            />
          ) : (
            <EmptyState
              title={<FormattedMessage id={`backOffice.messages.none.${filter.state ?? 'open'}`} />}
            />
          )
        }
      />
    </Stack>
  )
}
