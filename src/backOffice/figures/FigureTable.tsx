// Table with the numbers of a chart, newest period first.
import { ScrollArea, Table } from '@mantine/core'
import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Figure, FigurePeriod, FigurePoint } from '#generated/backOffice/schema.d.ts'
import classes from './FigureCard.module.css'
import { NumberOrDash } from './NumberOrDash.tsx'
import { usePeriodName } from './usePeriodName.ts'

const features = tableFeatures({})
const column = createColumnHelper<typeof features, FigurePoint>()

type Props = { figure: Figure; period: FigurePeriod; title: string }

export function FigureTable({ figure: { points }, period, title }: Props) {
  const intl = useIntl()
  const nameOf = usePeriodName(period)
  const data = useMemo(() => points.toReversed(), [points])
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('start', {
          header: () => <FormattedMessage id={`backOffice.period.${period}`} />,
          cell: ({ getValue }) => nameOf(getValue(), 'long'),
        }),
        column.accessor('value', {
          header: () => <FormattedMessage id="backOffice.figures.value" />,
          cell: ({ getValue }) => <NumberOrDash value={getValue()} />,
        }),
        column.accessor('before', {
          header: () => <FormattedMessage id="backOffice.figures.before" />,
          cell: ({ getValue }) => <NumberOrDash value={getValue()} />,
        }),
      ]),
    [period, nameOf],
  )
  const table = useTable({ features, columns, data, getRowId: ({ start }) => start })
  return (
    <ScrollArea.Autosize
      mah={220}
      viewportProps={{
        tabIndex: 0,
        role: 'region',
        'aria-label': intl.formatMessage({ id: 'backOffice.figures.table' }, { title }),
      }}
    >
      <Table striped stickyHeader>
        <Table.Thead>
          {table.getHeaderGroups().map((group) => (
            <Table.Tr key={group.id}>
              {group.headers.map((header) => (
                <Table.Th
                  key={header.id}
                  scope="col"
                  className={header.column.id === 'start' ? undefined : classes.number}
                >
                  <table.FlexRender header={header} />
                </Table.Th>
              ))}
            </Table.Tr>
          ))}
        </Table.Thead>
        <Table.Tbody>
          {table.getRowModel().rows.map((row) => (
            <Table.Tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <Table.Td key={cell.id} className={cell.column.id === 'start' ? undefined : classes.number}>
                  <table.FlexRender cell={cell} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  )
}
