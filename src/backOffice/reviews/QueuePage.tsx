// Queue of items that wait for a decision, oldest first, with filters in the URL.
import { Badge, Button, Group, Select, Stack } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, linkOptions, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { listReviews } from '#generated/backOffice/calls/backOfficeReviews.ts'
import { ReviewKind } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import type { ReviewItem } from '#generated/backOffice/schema.d.ts'
import { CountryField } from '../shell/CountryField.tsx'
import { CountryName } from '../shell/CountryName.tsx'
import { EmptyState } from '../shell/EmptyState.tsx'
import { List } from '../shell/List.tsx'
import { columnsOf } from '../shell/ListTable.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { useShortcuts } from '../shell/shortcuts.ts'
import { Age } from './Age.tsx'

const queueRoute = getRouteApi('/reviews')

/** Path of the page that claims the oldest item. */
const nextItem = 'next'

export function QueuePage() {
  const intl = useIntl()
  const navigate = useNavigate()
  const filter = queueRoute.useSearch()
  const firstField = useRef<HTMLInputElement>(null)
  const pages = useInfiniteQuery(listReviews.pages(filter))
  const linkTo = (id: string) => linkOptions({ to: '/reviews/$id', params: { id }, search: filter })
  const openNext = () => void navigate(linkTo(nextItem))
  const isFiltered = filter.kind !== undefined || filter.countryCode !== undefined
  useShortcuts([
    ['n', openNext, 'backOffice.keys.claim'],
    ['/', () => firstField.current?.focus(), 'backOffice.keys.field'],
  ])
  return (
    <Stack gap="md">
      <PageHeader title={<FormattedMessage id="backOffice.reviews.title" />}>
        <Button onClick={openNext}>
          <FormattedMessage id="backOffice.reviews.next" />
        </Button>
      </PageHeader>
      <Filter fieldRef={firstField} />
      <List
        label={intl.formatMessage({ id: 'backOffice.reviews.title' })}
        query={pages}
        columns={columns}
        rows={pages.data?.pages.flatMap(({ items }) => items) ?? []}
        idOf={({ id }) => id}
        linkOf={({ id }) => linkTo(id)}
        empty={
          isFiltered ? (
            <EmptyState
              title={<FormattedMessage id="backOffice.reviews.noMatch" />}
              onClear={() => void navigate({ to: '/reviews', search: {}, replace: true })}
            />
          ) : (
            <EmptyState
              title={<FormattedMessage id="backOffice.reviews.empty" />}
              text={<FormattedMessage id="backOffice.reviews.emptyText" />}
            />
          )
        }
      />
    </Stack>
  )
}

function Filter({ fieldRef }: { fieldRef: React.Ref<HTMLInputElement> }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const filter = queueRoute.useSearch()
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
      <CountryField countryCode={filter.countryCode} onChange={(countryCode) => change({ countryCode })} />
    </Group>
  )
}

const column = columnsOf<ReviewItem>()
const columns = column.columns([
  column.accessor('about', { header: () => <FormattedMessage id="backOffice.reviews.about" /> }),
  column.accessor('kind', {
    header: () => <FormattedMessage id="backOffice.reviews.kind" />,
    cell: ({ getValue }) => <FormattedMessage id={`backOffice.kind.${getValue()}`} />,
  }),
  column.accessor('countryCode', {
    header: () => <FormattedMessage id="backOffice.reviews.country" />,
    cell: ({ getValue }) => <CountryName code={getValue()} />,
  }),
  column.accessor('submittedAt', {
    header: () => <FormattedMessage id="backOffice.reviews.submitted" />,
    cell: ({ getValue }) => <Age since={getValue()} />,
  }),
  column.accessor('claimed', {
    header: () => <FormattedMessage id="backOffice.reviews.state" />,
    cell: ({ getValue }) =>
      getValue() ? (
        <Badge variant="light" color="gray">
          <FormattedMessage id="backOffice.reviews.claimed" />
        </Badge>
      ) : (
        <span>
          <FormattedMessage id="backOffice.reviews.free" />
        </span>
      ),
  }),
])
