// Lists the rows of an import with their plan or result.
import { Badge, SegmentedControl, Stack } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { listTrackingRows } from '#generated/backOffice/calls/backOfficeParcels.ts'
import type { TrackingRow } from '#generated/backOffice/schema.d.ts'
import { TrackingRowAction } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import { EmptyState } from '../shell/EmptyState.tsx'
import { List } from '../shell/List.tsx'
import { columnsOf } from '../shell/ListTable.tsx'

const pageSize = 50
const all = 'all'
const colors: Record<TrackingRowAction, string> = {
  ship: 'teal',
  change: 'blue',
  unchanged: 'gray',
  rejected: 'red',
}

/** @param waiting number of rows without a result; the list is read again when a job changes it */
export function ImportRows({ id, waiting }: { id: string; waiting: number }) {
  const intl = useIntl()
  const [choice, choose] = useState<string>(all)
  const action = TrackingRowAction.options.find((each) => each === choice)
  const pages = useInfiniteQuery(listTrackingRows.pages({ id, limit: pageSize, ...(action && { action }) }))
  const { refetch } = pages
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the list changes with the number of results
  useEffect(() => void refetch(), [refetch, waiting])
  const rows = pages.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Stack gap="sm">
      <SegmentedControl
        w="max-content"
        aria-label={intl.formatMessage({ id: 'backOffice.import.show' })}
        value={choice}
        onChange={choose}
        data={[all, ...TrackingRowAction.options].map((value) => ({
          value,
          label: intl.formatMessage({
            id: `backOffice.rows.${TrackingRowAction.options.find((each) => each === value) ?? all}`,
          }),
        }))}
      />
      <List
        label={intl.formatMessage({ id: 'backOffice.import.show' })}
        query={pages}
        columns={columns}
        rows={rows}
        idOf={({ line }) => String(line)}
        numbers={['line']}
        empty={<EmptyState title={<FormattedMessage id="backOffice.rows.none" />} />}
      />
    </Stack>
  )
}

const column = columnsOf<TrackingRow>()
const columns = column.columns([
  column.accessor('line', { header: () => <FormattedMessage id="backOffice.rows.line" /> }),
  column.accessor('action', {
    header: () => <FormattedMessage id="backOffice.rows.effect" />,
    cell: ({ getValue, row: { original } }) => (
      <Badge
        variant={original.done ? 'light' : 'outline'}
        color={colors[getValue()]}
        c="var(--mantine-color-text)"
        miw="max-content"
      >
        <FormattedMessage
          id={original.done ? `backOffice.rowDone.${getValue()}` : `backOffice.rows.${getValue()}`}
        />
      </Badge>
    ),
  }),
  column.accessor('text', { header: () => <FormattedMessage id="backOffice.rows.text" /> }),
])
