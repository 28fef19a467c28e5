// Inbox of contact messages, with filters in the URL.
import { Stack, Text, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { listContactMessages } from '#generated/backOffice/calls/backOfficeMessages.ts'
import { useShortcuts } from '../shell/shortcuts.ts'
import { useHeadingFocus } from '../shell/useHeadingFocus.ts'
import { useRowSelection } from '../shell/useRowSelection.ts'
import { InboxFilter } from './InboxFilter.tsx'
import { InboxTable } from './InboxTable.tsx'
import { ListState } from '../shell/ListState.tsx'

const inboxRoute = getRouteApi('/messages')

export function InboxPage() {
  const navigate = useNavigate()
  const filter = inboxRoute.useSearch()
  const heading = useHeadingFocus()
  const firstField = useRef<HTMLInputElement>(null)
  const pages = useInfiniteQuery(listContactMessages.pages(filter))
  const rows = pages.data?.pages.flatMap(({ items }) => items) ?? []
  const open = (id: string) => void navigate({ to: '/messages/$id', params: { id }, search: filter })
  const selected = useRowSelection(rows, open)
  useShortcuts([
    ['/', () => firstField.current?.focus()],
    ['n', () => rows[0] && open(rows[0].id)],
  ])
  return (
    <Stack gap="md">
      <Title order={1} size="h2" ref={heading} tabIndex={-1}>
        <FormattedMessage id="backOffice.messages.title" />
      </Title>
      <InboxFilter filter={filter} topics={pages.data?.pages[0]?.topics ?? []} fieldRef={firstField} />
      <ListState query={pages}>
        {rows.length === 0 ? (
          <Text c="dimmed">
            <FormattedMessage id="backOffice.messages.empty" />
          </Text>
        ) : (
          <InboxTable rows={rows} selected={selected} onOpen={open} />
        )}
      </ListState>
    </Stack>
  )
}
