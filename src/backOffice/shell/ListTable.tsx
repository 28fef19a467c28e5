// Table of a list. The first cell of a row opens the row; the selected row is marked.
import { Table, UnstyledButton } from '@mantine/core'
import { tableFeatures, useTable, type ColumnDef, type RowData } from '@tanstack/react-table'
import classes from './ListTable.module.css'

export const listFeatures = tableFeatures({})

type Props<Row extends RowData> = {
  columns: ColumnDef<typeof listFeatures, Row>[]
  rows: Row[]
  selected: string | undefined
  /** If omitted, rows cannot be opened. */
  onOpen?: (id: string) => void
}

export function ListTable<Row extends { id: string }>({ columns, rows, selected, onOpen }: Props<Row>) {
  const table = useTable({ features: listFeatures, columns, data: rows, getRowId: ({ id }) => id })
  return (
    <Table.ScrollContainer minWidth={700}>
      <Table highlightOnHover verticalSpacing="sm">
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
        <Table.Tbody>
          {table.getRowModel().rows.map((row) => (
            <Table.Tr
              key={row.id}
              className={classes.row}
              data-selected={row.id === selected || undefined}
              aria-selected={row.id === selected}
            >
              {row.getAllCells().map((cell, at) => (
                <Table.Td key={cell.id}>
                  {at === 0 && onOpen ? (
                    <UnstyledButton className={classes.open} onClick={() => onOpen(row.id)}>
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
