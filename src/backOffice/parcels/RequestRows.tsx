// Lists the parcels of an approved move with their results.
import { Badge, SegmentedControl, Stack } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { listParcelRequestRows } from '#generated/backOffice/calls/backOfficeParcels.ts'
import type { ParcelRequest, ParcelRequestRow } from '#generated/backOffice/schema.d.ts'
import { MoveOutcome } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import { CountryName } from '../shell/CountryName.tsx'
import { EmptyState } from '../shell/EmptyState.tsx'
import { List } from '../shell/List.tsx'
import { columnsOf } from '../shell/ListTable.tsx'
import { doneRows } from './progress.ts'

const all = 'all'
const colors: Record<MoveOutcome, string> = {
  moved: 'teal',
  unchanged: 'gray',
  refused: 'orange',
  unknown: 'red',
  failed: 'red',
}

const column = columnsOf<ParcelRequestRow>()
const columns = column.columns([
  column.display({
    id: 'parcel',
    header: () => <FormattedMessage id="backOffice.requests.parcel" />,
    cell: ({ row: { original } }) => original.product ?? original.id,
  }),
  column.accessor('countryCode', {
    header: () => <FormattedMessage id="backOffice.reviews.country" />,
    cell: ({ getValue }) => <CountryName code={getValue()} />,
  }),
  column.accessor('outcome', {
    header: () => <FormattedMessage id="backOffice.requests.result" />,
    cell: ({ getValue }) => <OutcomeBadge outcome={getValue()} />,
  }),
  column.accessor('text', {
    header: () => <FormattedMessage id="backOffice.rows.text" />,
    cell: ({ getValue }) => getValue() ?? '–',
  }),
])

const OutcomeBadge = ({ outcome }: { outcome: MoveOutcome | null }) => (
  <Badge
    variant={outcome ? 'light' : 'outline'}
    color={outcome ? colors[outcome] : 'gray'}
    c="var(--mantine-color-text)"
    miw="max-content"
  >
    <FormattedMessage id={outcome ? `backOffice.outcome.${outcome}` : 'backOffice.requests.next'} />
  </Badge>
)

export function RequestRows({ request }: { request: ParcelRequest }) {
  const { id, done } = request
  const intl = useIntl()
  const [choice, choose] = useState<string>(all)
  const outcome = MoveOutcome.options.find((each) => each === choice)
  const pages = useInfiniteQuery(listParcelRequestRows.pages({ id, limit: 50, ...(outcome && { outcome }) }))
  const { refetch } = pages
  const finished = doneRows(request)
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the list changes with the number of results
  useEffect(() => void refetch(), [refetch, finished])
  return (
    <Stack gap="sm">
      <SegmentedControl
        style={{ alignSelf: 'start' }}
        aria-label={intl.formatMessage({ id: 'backOffice.requests.show' })}
        value={choice}
        onChange={choose}
        data={[
          { value: all, label: intl.formatMessage({ id: 'backOffice.rows.all' }) },
          ...MoveOutcome.options
            .filter((each) => done[each] > 0 || each === outcome)
            .map((value) => ({
              value,
              label: intl.formatMessage({ id: `backOffice.outcome.${value}` }),
            })),
        ]}
      />
      <List
        label={intl.formatMessage({ id: 'backOffice.requests.parcels' })}
        query={pages}
        columns={columns}
        rows={pages.data?.pages.flatMap(({ items }) => items) ?? []}
        idOf={({ position }) => String(position)}
        linkOf={({ kind, id: parcel }) =>
          linkOptions({ to: '/parcels/$source/$id', params: { source: kind, id: parcel } })
        }
        empty={<EmptyState title={<FormattedMessage id="backOffice.requests.noRows" />} />}
      />
    </Stack>
  )
}
