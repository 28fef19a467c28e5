// Queue of items that wait for a decision, oldest first, with filters in the URL.
import { Badge, Button, Group, Select, Stack, Text, TextInput, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { createColumnHelper } from '@tanstack/react-table'
import { useRef, useState } from 'react'
import { FormattedMessage, FormattedRelativeTime, useIntl } from 'react-intl'
import { listReviews } from '#generated/backOffice/calls/backOfficeReviews.ts'
import { ReviewKind } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import type { ReviewItem } from '#generated/backOffice/schema.d.ts'
import { ListState } from '../shell/ListState.tsx'
import { ListTable, listFeatures } from '../shell/ListTable.tsx'
import { useShortcuts } from '../shell/shortcuts.ts'
import { useHeadingFocus } from '../shell/useHeadingFocus.ts'
import { useRowSelection } from '../shell/useRowSelection.ts'
import { ageIn } from './age.ts'

const queueRoute = getRouteApi('/reviews')

/** Path of the page that claims the oldest item. */
const nextItem = 'next'

export function QueuePage() {
  const navigate = useNavigate()
  const filter = queueRoute.useSearch()
  const heading = useHeadingFocus()
  const firstField = useRef<HTMLInputElement>(null)
  const pages = useInfiniteQuery(listReviews.pages(filter))
  const rows = pages.data?.pages.flatMap(({ items }) => items) ?? []
  const open = (id: string) => void navigate({ to: '/reviews/$id', params: { id }, search: filter })
  const selected = useRowSelection(rows, open)
  useShortcuts([
    ['n', () => open(nextItem)],
    ['/', () => firstField.current?.focus()],
  ])
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={1} size="h2" ref={heading} tabIndex={-1}>
          <FormattedMessage id="backOffice.reviews.title" />
        </Title>
        <Button onClick={() => open(nextItem)}>
          <FormattedMessage id="backOffice.reviews.next" />
        </Button>
      </Group>
      <Filter fieldRef={firstField} />
      <ListState query={pages}>
        {rows.length === 0 ? (
          <Text c="dimmed">
            <FormattedMessage id="backOffice.reviews.empty" />
          </Text>
        ) : (
          <ListTable columns={columns} rows={rows} selected={selected} onOpen={open} />
        )}
      </ListState>
    </Stack>
  )
}

function Filter({ fieldRef }: { fieldRef: React.Ref<HTMLInputElement> }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const filter = queueRoute.useSearch()
  const [country, setCountry] = useState(filter.countryCode ?? '')
  const change = (changed: Partial<typeof filter>) =>
    void navigate({ to: '/reviews', search: { ...filter, ...changed }, replace: true })
  return (
    <Group gap="sm">
      <Select
        ref={fieldRef}
        label={intl.formatMessage({ id: 'backOffice.reviews.kind' })}
        placeholder={intl.formatMessage({ id: 'backOffice.reviews.allKinds' })}
        data={ReviewKind.options.map((value) => ({
          value,
          label: intl.formatMessage({ id: `backOffice.kind.${value}` }),
        }))}
        value={filter.kind ?? null}
        onChange={(value) => change({ kind: ReviewKind.options.find((kind) => kind === value) })}
        clearable
        clearButtonProps={{ 'aria-label': intl.formatMessage({ id: 'backOffice.reviews.allKinds' }) }}
      />
      <TextInput
        label={intl.formatMessage({ id: 'backOffice.reviews.country' })}
        placeholder={intl.formatMessage({ id: 'backOffice.reviews.anyCountry' })}
        w={110}
        maxLength={2}
        value={country}
        onChange={({ currentTarget: { value } }) => {
          const code = value.toUpperCase()
          setCountry(code)
          if (code === '' || /^[A-Z]{2}$/.test(code)) change({ countryCode: code || undefined })
        }}
      />
    </Group>
  )
}

const column = createColumnHelper<typeof listFeatures, ReviewItem>()
const columns = column.columns([
  column.accessor('kind', {
    header: () => <FormattedMessage id="backOffice.reviews.kind" />,
    cell: ({ getValue }) => <FormattedMessage id={`backOffice.kind.${getValue()}`} />,
  }),
  column.accessor('about', { header: () => <FormattedMessage id="backOffice.reviews.about" /> }),
  column.accessor('countryCode', {
    header: () => <FormattedMessage id="backOffice.reviews.country" />,
    cell: ({ getValue }) => getValue() ?? '–',
  }),
  column.accessor('submittedAt', {
    header: () => <FormattedMessage id="backOffice.reviews.submitted" />,
    cell: ({ getValue }) => <FormattedRelativeTime {...ageIn(getValue())} />,
  }),
  column.accessor('claimed', {
    header: () => <FormattedMessage id="backOffice.reviews.state" />,
    cell: ({ getValue }) =>
      getValue() ? (
        <Badge variant="light" color="gray">
          <FormattedMessage id="backOffice.reviews.claimed" />
        </Badge>
      ) : null,
  }),
])
