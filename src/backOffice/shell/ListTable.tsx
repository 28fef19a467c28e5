// Table of all lists: selection, cursor of the keyboard, and states. `j` and `k` move the focus between the rows,
// Enter opens a row, and `x` selects it.
import { Checkbox, Table } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import {
  createColumnHelper,
  tableFeatures,
  useTable,
  type Cell,
  type ColumnDef,
  type Row as TableRow,
  type RowData,
} from '@tanstack/react-table'
import { useIntl } from 'react-intl'
import classes from './ListTable.module.css'
import { useRowCursor, type RowKey } from './useRowCursor.ts'

const features = tableFeatures({})
type Features = typeof features

export const columnsOf = <Row extends RowData>() => createColumnHelper<Features, Row>()
export type Columns<Row extends RowData> = ColumnDef<Features, Row>[]

export type Selection<Row> = {
  ids: ReadonlySet<string>
  onToggle: (ids: readonly string[], isOn: boolean) => void
  /** Returns the label of the checkbox of a row. */
  labelOf: (row: Row) => string
}

export type TableProps<Row extends RowData> = {
  /** Accessible name of the table. */
  label: string
  columns: Columns<Row>
  rows: Row[]
  idOf: (row: Row) => string
  /** Returns the page of a row. The first cell becomes a link, and a click anywhere in the row follows it. */
  linkOf?: (row: Row) => LinkProps
  /** Ids of columns with numbers, which are aligned at the end. */
  numbers?: readonly string[]
  selection?: Selection<Row>
  /** Shortcuts for the row at the cursor. */
  rowKeys?: readonly RowKey<Row>[]
}

export function ListTable<Row extends RowData>(props: TableProps<Row>) {
  const { label, columns, rows, idOf, linkOf, numbers = [], selection } = props
  const table = useTable({ features, columns, data: rows, getRowId: idOf })
  const { body, cursorId, onFocus } = useRowCursor(props)
  const classOf = (id: string) => (numbers.includes(id) ? classes.number : undefined)
  const contentOf = (cell: Cell<Features, Row>, at: number) =>
    at === 0 && linkOf ? (
      <Link className={classes.open} {...linkOf(cell.row.original)}>
        <table.FlexRender cell={cell} />
      </Link>
    ) : (
      <table.FlexRender cell={cell} />
    )
  return (
    <div className={classes.frame}>
      <Table verticalSpacing="xs" aria-label={label} highlightOnHover={linkOf !== undefined}>
        <Table.Thead className={classes.head}>
          {table.getHeaderGroups().map((group) => (
            <Table.Tr key={group.id}>
              {selection && <SelectAll rows={rows} idOf={idOf} selection={selection} />}
              {group.headers.map((header) => (
                <Table.Th key={header.id} scope="col" className={classOf(header.column.id)}>
                  <table.FlexRender header={header} />
                </Table.Th>
              ))}
            </Table.Tr>
          ))}
        </Table.Thead>
        <Table.Tbody ref={body}>
          {table.getRowModel().rows.map((row) => (
            <Table.Tr
              key={row.id}
              tabIndex={-1}
              className={classes.row}
              onFocus={() => onFocus(row.id)}
              data-selected={row.id === cursorId || undefined}
              data-checked={selection?.ids.has(row.id) || undefined}
            >
              {selection && <Select row={row} selection={selection} />}
              {row.getAllCells().map((cell, at) => (
                <Table.Td key={cell.id} className={classOf(cell.column.id)}>
                  {contentOf(cell, at)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

type AllProps<Row extends RowData> = Pick<TableProps<Row>, 'rows' | 'idOf'> & { selection: Selection<Row> }

function SelectAll<Row extends RowData>({ rows, idOf, selection: { ids, onToggle } }: AllProps<Row>) {
  const intl = useIntl()
  const rowIds = rows.map(idOf)
  const count = rowIds.filter((id) => ids.has(id)).length
  return (
    <Table.Th w={40}>
      <Checkbox
        aria-label={intl.formatMessage({ id: 'backOffice.parcels.selectAll' })}
        checked={count > 0 && count === rowIds.length}
        indeterminate={count > 0 && count < rowIds.length}
        onChange={({ currentTarget }) => onToggle(rowIds, currentTarget.checked)}
      />
    </Table.Th>
  )
}

type SelectProps<Row extends RowData> = { row: TableRow<Features, Row>; selection: Selection<Row> }

const Select = <Row extends RowData>({ row, selection }: SelectProps<Row>) => (
  <Table.Td>
    <Checkbox
      className={classes.check}
      aria-label={selection.labelOf(row.original)}
      checked={selection.ids.has(row.id)}
      onChange={({ currentTarget }) => selection.onToggle([row.id], currentTarget.checked)}
    />
  </Table.Td>
)
