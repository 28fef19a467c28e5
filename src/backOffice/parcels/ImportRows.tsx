// Lists the rows of an import with their plan or result.
import { Badge, Button, SegmentedControl, Stack, Table, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { listTrackingRows } from '#generated/backOffice/calls/backOfficeParcels.ts'
import { TrackingRowAction } from '#generated/backOffice/schemas/membersHub.schemas.ts'

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
    <Stack gap="sm" align="start">
      <SegmentedControl
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
      {rows.length === 0 ? (
        <Text c="dimmed" role="status">
          <FormattedMessage id={pages.isPending ? 'backOffice.loading' : 'backOffice.rows.none'} />
        </Text>
      ) : (
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={80}>
                <FormattedMessage id="backOffice.rows.line" />
              </Table.Th>
              <Table.Th w={160}>
                <FormattedMessage id="backOffice.rows.effect" />
              </Table.Th>
              <Table.Th>
                <FormattedMessage id="backOffice.rows.text" />
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.line}>
                <Table.Td>{row.line}</Table.Td>
                <Table.Td>
                  <Badge
                    variant={row.done ? 'light' : 'outline'}
                    color={colors[row.action]}
                    c="var(--mantine-color-text)"
                    miw="max-content"
                  >
                    <FormattedMessage
                      id={row.done ? `backOffice.rowDone.${row.action}` : `backOffice.rows.${row.action}`}
                    />
                  </Badge>
                </Table.Td>
                <Table.Td>{row.text}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {pages.hasNextPage && (
        <Button
          variant="default"
          loading={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          <FormattedMessage id="backOffice.reviews.more" />
        </Button>
      )}
    </Stack>
  )
}
