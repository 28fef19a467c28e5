// List of changes of the catalog, with a filter by state in the URL.
import { SegmentedControl, Stack, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, linkOptions, useNavigate } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { listContentChanges } from '#generated/backOffice/calls/backOfficeContent.ts'
import type { ContentChange } from '#generated/backOffice/schema.d.ts'
import { ContentChangeState } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import { Age } from '../reviews/Age.tsx'
import { EmptyState } from '../shell/EmptyState.tsx'
import { List } from '../shell/List.tsx'
import { columnsOf } from '../shell/ListTable.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { Author } from './Author.tsx'
import { ContentTabs } from './ContentTabs.tsx'
import { topicLabel } from './form/labels.ts'
import { NewChange } from './NewChange.tsx'
import { readChangeFilter } from './search.ts'
import { ChangeState } from './states.tsx'
import { ZonedTime } from './ZonedTime.tsx'

const changesRoute = getRouteApi('/content/changes')

export function ChangesPage() {
  const intl = useIntl()
  const navigate = useNavigate()
  const { state } = changesRoute.useSearch()
  const pages = useInfiniteQuery(listContentChanges.pages(state === undefined ? {} : { state }))
  const rows = pages.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Stack gap="md">
      <PageHeader
        title={<FormattedMessage id="backOffice.content.title" />}
        about={<FormattedMessage id="backOffice.content.about" />}
      >
        <NewChange onCreate={(id) => void navigate({ to: '/content/changes/$id', params: { id } })} />
      </PageHeader>
      <ContentTabs active="changes" />
      <SegmentedControl
        w="max-content"
        aria-label={intl.formatMessage({ id: 'backOffice.content.state' })}
        data={['open', ...ContentChangeState.options].map((value) => ({
          value,
          label: <FormattedMessage id={`backOffice.contentState.${stateNameOf(value)}`} />,
        }))}
        value={state ?? 'open'}
        onChange={(value) =>
          void navigate({ to: '/content/changes', search: readChangeFilter({ state: value }), replace: true })
        }
      />
      <List
        label={intl.formatMessage({ id: 'backOffice.content.changes' })}
        query={pages}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        linkOf={({ id }) => linkOptions({ to: '/content/changes/$id', params: { id } })}
        empty={
          <EmptyState
            title={<FormattedMessage id="backOffice.content.noChanges" />}
            text={<FormattedMessage id="backOffice.content.noChanges.text" />}
          />
        }
      />
    </Stack>
  )
}

const stateNameOf = (value: string) =>
  ContentChangeState.options.find((each) => each === value) ?? ('open' as const)

const column = columnsOf<ContentChange>()
const columns = column.columns([
  column.accessor('title', { header: () => <FormattedMessage id="backOffice.content.change" /> }),
  column.accessor('state', {
    header: () => <FormattedMessage id="backOffice.content.state" />,
    cell: ({ getValue }) => <ChangeState state={getValue()} />,
  }),
  column.accessor('topics', {
    header: () => <FormattedMessage id="backOffice.content.topics" />,
    cell: ({ getValue }) => <span>{getValue().map(topicLabel).join(', ') || '–'}</span>,
  }),
  column.accessor('createdBy', {
    header: () => <FormattedMessage id="backOffice.content.createdBy" />,
    cell: ({ getValue, row: { original } }) => (
      <Text size="sm">
        <Author email={getValue()} />
        <Text span size="sm" c="dimmed" ml={6}>
          <Age since={original.createdAt} />
        </Text>
      </Text>
    ),
  }),
  column.accessor('publishAt', {
    header: () => <FormattedMessage id="backOffice.content.publication" />,
    cell: ({ row: { original } }) => <Publication change={original} />,
  }),
])

function Publication({ change: { publishAt, publishedAt } }: { change: ContentChange }) {
  const at = publishedAt ?? publishAt
  return at === null ? (
    <span>–</span>
  ) : (
    <span>
      <ZonedTime at={at} />
    </span>
  )
}
