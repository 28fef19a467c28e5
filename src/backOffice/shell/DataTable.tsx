// Table of rows with columns of TanStack Table. `useRowKeys` moves the focus between the rows.
import { Table } from '@mantine/core'
import {
  createColumnHelper,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
} from '@tanstack/react-table'
import type { Ref } from 'react'
import classes from './DataTable.module.css'

const features = tableFeatures({})

export const columnsOf = <Row extends RowData>() => createColumnHelper<typeof features, Row>()

type Props<Row extends RowData> = {
  columns: ColumnDef<typeof features, Row>[]
  rows: Row[]
  label: string
  bodyRef: Ref<HTMLTableSectionElement>
  minWidth: number
}

export function DataTable<Row extends RowData & { id: string }>(props: Props<Row>) {
  const { columns, rows, label, bodyRef, minWidth } = props
  const table = useTable({ features, columns, data: rows, getRowId: ({ id }) => id })
  return (
    <Table.ScrollContainer minWidth={minWidth}>
      <Table highlightOnHover verticalSpacing="sm" aria-label={label}>
        <Table.Thead>
          {table.getHeaderGroups().map((group) => (
            <Table.Tr key={group.id}>
              {group.headers.map((header) => (
                <Table.Th key={header.id}>
                  <table.FlexRender header={header} />
                </Table.Th>
              ))}
            </Table.Tr>
          ))}
        </Table.Thead>
        <Table.Tbody ref={bodyRef}>
          {table.getRowModel().rows.map((row) => (
            <Table.Tr key={row.id} className={classes.row} data-id={row.id}>
              {row.getAllCells().map((cell) => (
                <Table.Td key={cell.id}>
                  <table.FlexRender cell={cell} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
