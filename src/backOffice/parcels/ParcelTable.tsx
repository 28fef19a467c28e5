// Table of parcels with a checkbox for each row.
import { Badge, Checkbox, Table, UnstyledButton } from '@mantine/core'
import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { FormattedMessage, FormattedRelativeTime, useIntl } from 'react-intl'
import type { StaffParcelItem, StaffParcelState } from '#generated/backOffice/schema.d.ts'
import { ageIn } from '../reviews/age.ts'
import classes from './ListPage.module.css'

/** Color of each state in lists: work, movement, end, or a problem. */
const colors: Record<StaffParcelState, string> = {
  reserved: 'blue',
  confirmed: 'blue',
  packed: 'blue',
  shipped: 'teal',
  delivered: 'gray',
  returned: 'orange',
  cancelled: 'gray',
  expired: 'gray',
}

export const StateBadge = ({ state }: { state: StaffParcelState }) => (
  <Badge variant="outline" color={colors[state]} c="var(--mantine-color-text)" miw="max-content">
    <FormattedMessage id={`backOffice.parcelState.${state}`} />
  </Badge>
)

const features = tableFeatures({})
const column = createColumnHelper<typeof features, StaffParcelItem>()
const columns = column.columns([
  column.accessor('product', { header: () => <FormattedMessage id="backOffice.parcels.product" /> }),
  column.accessor('kind', {
    header: () => <FormattedMessage id="backOffice.reviews.kind" />,
    cell: ({ getValue }) => <FormattedMessage id={`backOffice.parcelKind.${getValue()}`} />,
  }),
  column.accessor('countryCode', {
    header: () => <FormattedMessage id="backOffice.reviews.country" />,
    cell: ({ getValue }) => getValue() ?? '–',
  }),
  column.accessor('state', {
    header: () => <FormattedMessage id="backOffice.parcels.state" />,
    cell: ({ getValue }) => <StateBadge state={getValue()} />,
  }),
  column.accessor('orderedAt', {
    header: () => <FormattedMessage id="backOffice.parcels.ordered" />,
    cell: ({ getValue }) => <FormattedRelativeTime {...ageIn(getValue())} />,
  }),
  column.accessor('stateAt', {
    header: () => <FormattedMessage id="backOffice.parcels.since" />,
    cell: ({ getValue }) => <FormattedRelativeTime {...ageIn(getValue())} />,
  }),
  column.accessor('trackingNumber', {
    header: () => <FormattedMessage id="backOffice.parcels.tracking" />,
    cell: ({ row: { original } }) =>
      [original.carrier, original.trackingNumber].filter(Boolean).join(' ') || '–',
  }),
])

type Props = {
  rows: StaffParcelItem[]
  /** Id of the row at the cursor of the keyboard. */
  cursor: string | undefined
  checked: ReadonlySet<string>
  onToggle: (ids: readonly string[], isOn: boolean) => void
  onOpen: (row: StaffParcelItem) => void
}

export function ParcelTable({ rows, cursor, checked, onToggle, onOpen }: Props) {
  const intl = useIntl()
  const table = useTable({ features, columns, data: rows, getRowId: ({ id }) => id })
  const ids = rows.map(({ id }) => id)
  const count = ids.filter((id) => checked.has(id)).length
  return (
    <Table.ScrollContainer minWidth={720}>
      <Table highlightOnHover verticalSpacing="xs">
        <Table.Thead>
          {table.getHeaderGroups().map((group) => (
            <Table.Tr key={group.id}>
              <Table.Th w={40}>
                <Checkbox
                  aria-label={intl.formatMessage({ id: 'backOffice.parcels.selectAll' })}
                  checked={count > 0 && count === ids.length}
                  indeterminate={count > 0 && count < ids.length}
                  onChange={({ currentTarget }) => onToggle(ids, currentTarget.checked)}
                />
              </Table.Th>
              {group.headers.map((header) => (
                <Table.Th key={header.id}>
                  <table.FlexRender header={header} />
                </Table.Th>
              ))}
            </Table.Tr>
          ))}
        </Table.Thead>
        <Table.Tbody>
          {table.getRowModel().rows.map((row) => (
            <Table.Tr key={row.id} className={classes.row} data-selected={row.id === cursor || undefined}>
              <Table.Td>
                <Checkbox
                  className={classes.check}
                  aria-label={intl.formatMessage(
                    { id: 'backOffice.parcels.select' },
                    { product: row.original.product },
                  )}
                  checked={checked.has(row.id)}
                  onChange={({ currentTarget }) => onToggle([row.id], currentTarget.checked)}
                />
              </Table.Td>
              {row.getAllCells().map((cell, at) => (
                <Table.Td key={cell.id}>
                  {at === 0 ? (
                    <UnstyledButton className={classes.open} onClick={() => onOpen(row.original)}>
                      <table.FlexRender cell={cell} />
                    </UnstyledButton>
                  ) : (
                    <table.FlexRender cell={cell} />
                  )}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
