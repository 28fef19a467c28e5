// Lists the requests of the staff member for exports and moves of many parcels, newest first.
import { Stack } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { listParcelRequests } from '#generated/backOffice/calls/backOfficeParcels.ts'
import type { ParcelRequest } from '#generated/backOffice/schema.d.ts'
import { useActName } from '../approvals/useActName.ts'
import { Age } from '../reviews/Age.tsx'
import { AnchorLink } from '../shell/AnchorLink.tsx'
import { EmptyState } from '../shell/EmptyState.tsx'
import { List } from '../shell/List.tsx'
import { columnsOf } from '../shell/ListTable.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { DecisionBadge } from './DecisionBadge.tsx'
import { FilterWords } from '../approvals/FilterWords.tsx'
import { doneRows, isApprovedMove, isPending } from './progress.ts'

/** Milliseconds between two reads of a list with requests that wait or run. */
const pollTime = 10_000

const column = columnsOf<ParcelRequest>()
const columns = column.columns([
  column.display({
    id: 'act',
    header: () => <FormattedMessage id="backOffice.approvals.act" />,
    cell: ({ row: { original } }) => <ActName request={original} />,
  }),
  column.accessor('filter', {
    header: () => <FormattedMessage id="backOffice.requests.filter" />,
    cell: ({ getValue }) => <FilterWords filter={getValue()} />,
  }),
  column.accessor('decision', {
    header: () => <FormattedMessage id="backOffice.approvals.decision" />,
    cell: ({ getValue }) => <DecisionBadge decision={getValue()} />,
  }),
  column.display({
    id: 'result',
    header: () => <FormattedMessage id="backOffice.requests.result" />,
    cell: ({ row: { original } }) => <Result request={original} />,
  }),
  column.accessor('requestedAt', {
    header: () => <FormattedMessage id="backOffice.approvals.requested" />,
    cell: ({ getValue }) => <Age since={getValue()} />,
  }),
])

const ActName = ({ request }: { request: ParcelRequest }) => useActName()(request)

function Result({ request }: { request: ParcelRequest }) {
  const { rows, download } = request
  if (isApprovedMove(request))
    return (
      <span>
        <FormattedMessage
          id="backOffice.requests.done"
          values={{ finished: doneRows(request), count: rows }}
        />
      </span>
    )
  return download ? (
    <span>
      <FormattedMessage id="backOffice.requests.downloads" values={{ left: download.left }} />
    </span>
  ) : (
    <span>–</span>
  )
}

export function RequestsPage() {
  const intl = useIntl()
  const pages = useInfiniteQuery({
    ...listParcelRequests.pages({}),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isPending)) ? pollTime : false,
  })
  return (
    <Stack gap="md">
      <PageHeader
        title={<FormattedMessage id="backOffice.requests.title" />}
        back={
          <AnchorLink to="/parcels">
            <FormattedMessage id="backOffice.parcels.back" />
          </AnchorLink>
        }
        about={<FormattedMessage id="backOffice.requests.about" />}
      />
      <List
        label={intl.formatMessage({ id: 'backOffice.requests.title' })}
        query={pages}
        columns={columns}
        rows={pages.data?.pages.flatMap(({ items }) => items) ?? []}
        idOf={({ id }) => id}
        linkOf={({ id }) => linkOptions({ to: '/parcels/requests/$id', params: { id } })}
        empty={
          <EmptyState
            title={<FormattedMessage id="backOffice.requests.none" />}
            text={<FormattedMessage id="backOffice.requests.noneText" />}
          />
        }
      />
    </Stack>
  )
}
