// Lists the parcels of an approved move with their results.
import { Button, SegmentedControl, Stack, Table, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { listParcelRequestRows } from '#generated/backOffice/calls/backOfficeParcels.ts'
import { MoveOutcome } from '#generated/backOffice/schemas/membersHub.schemas.ts'

const all = 'all'

/** @param done number of parcels with a result; the list is read again when it changes */
export function RequestRows({ id, done }: { id: string; done: number }) {
  const intl = useIntl()
  const [choice, choose] = useState<string>(all)
  const outcome = MoveOutcome.options.find((each) => each === choice)
  const pages = useInfiniteQuery(listParcelRequestRows.pages({ id, limit: 50, ...(outcome && { outcome }) }))
  const { refetch } = pages
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the list changes with the number of results
  useEffect(() => void refetch(), [refetch, done])
  const rows = pages.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Stack gap="sm" align="start">
      <SegmentedControl
        aria-label={intl.formatMessage({ id: 'backOffice.requests.show' })}
        value={choice}
        onChange={choose}
        data={[
          { value: all, label: intl.formatMessage({ id: 'backOffice.rows.all' }) },
          ...MoveOutcome.options.map((value) => ({
            value,
            label: intl.formatMessage({ id: `backOffice.outcome.${value}` }),
          })),
        ]}
      />
      {rows.length === 0 ? (
        <Text c="dimmed" role="status">
          <FormattedMessage id={pages.isPending ? 'backOffice.loading' : 'backOffice.requests.noRows'} />
        </Text>
      ) : (
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={160}>
                <FormattedMessage id="backOffice.requests.result" />
              </Table.Th>
              <Table.Th>
                <FormattedMessage id="backOffice.rows.text" />
              </Table.Th>
              <Table.Th>
                <FormattedMessage id="backOffice.requests.parcel" />
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.position}>
                <Table.Td>
                  <FormattedMessage
                    id={row.outcome ? `backOffice.outcome.${row.outcome}` : 'backOffice.requests.next'}
                  />
                </Table.Td>
                <Table.Td>
                  <span>{row.text ?? '–'}</span>
                </Table.Td>
                <Table.Td c="dimmed">{row.id}</Table.Td>
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
