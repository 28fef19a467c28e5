// Levels of the stock with the days left, the item first that is sold out soonest. The filter is in the URL.
import { Button, Group, Select, Stack, Table, Text, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo, useRef, useState } from 'react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { listStock } from '#generated/backOffice/calls/backOfficeStock.ts'
import type { StockItem } from '#generated/backOffice/schema.d.ts'
import { StockKind } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import { toCsv } from '../../shared/csv.ts'
import { download } from '../shell/download.ts'
import { useShortcuts } from '../shell/shortcuts.ts'
import { useHeadingFocus } from '../shell/useHeadingFocus.ts'
import { DaysLeft } from './DaysLeft.tsx'
import classes from './StockPage.module.css'

const stockRoute = getRouteApi('/stock')

const keyOf = ({ kind, id }: Pick<StockItem, 'kind' | 'id'>) => `${kind}/${id}`

export function StockPage() {
  const navigate = useNavigate()
  const { kind, text = '' } = stockRoute.useSearch()
  const heading = useHeadingFocus()
  const field = useRef<HTMLInputElement>(null)
  const stock = useQuery(listStock.query())
  const rows = useMemo(() => {
    const words = text.trim().toLowerCase()
    return (stock.data?.items ?? []).filter(
      (item) =>
        (kind === undefined || item.kind === kind) &&
        (item.name.toLowerCase().includes(words) || item.id.includes(words)),
    )
  }, [stock.data, kind, text])
  const selected = useSelection(rows, (item) =>
    navigate({ to: '/stock/$kind/$id', params: { kind: item.kind, id: item.id } }),
  )
  useShortcuts([['/', () => field.current?.focus()]])
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={1} size="h2" ref={heading} tabIndex={-1}>
          <FormattedMessage id="backOffice.stock.title" />
        </Title>
        <Button
          variant="default"
          disabled={rows.length === 0}
          onClick={() => download('stock.csv', { type: 'text/csv', text: toCsv(rows) })}
        >
          <FormattedMessage id="backOffice.stock.csv" />
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        <FormattedMessage id="backOffice.stock.about" />
      </Text>
      <Filter fieldRef={field} />
      {stock.isPending ? (
        <Text c="dimmed" role="status">
          <FormattedMessage id="backOffice.loading" />
        </Text>
      ) : stock.isError ? (
        <Text role="alert">{stock.error.message}</Text>
      ) : rows.length === 0 ? (
        <Text c="dimmed">
          <FormattedMessage id="backOffice.stock.empty" />
        </Text>
      ) : (
        <StockTable rows={rows} selected={selected} />
      )}
    </Stack>
  )
}

/** Moves the selection with `j` and `k`; Enter opens the selected item. @returns the key of the selected item */
function useSelection(
  rows: readonly StockItem[],
  open: (item: StockItem) => Promise<void>,
): string | undefined {
  const [selected, select] = useState<string>()
  const at = rows.findIndex((item) => keyOf(item) === selected)
  const move = (step: number) => {
    const item = rows[Math.min(Math.max(at + step, 0), rows.length - 1)]
    if (item) select(keyOf(item))
  }
  useShortcuts([
    ['j', () => move(1)],
    ['k', () => move(-1)],
    ['Enter', () => rows[at] && void open(rows[at])],
  ])
  return at === -1 ? undefined : selected
}

function Filter({ fieldRef }: { fieldRef: React.Ref<HTMLInputElement> }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const filter = stockRoute.useSearch()
  const change = (changed: Partial<typeof filter>) =>
    void navigate({ to: '/stock', search: { ...filter, ...changed }, replace: true })
  return (
    <Group gap="sm">
      <TextInput
        ref={fieldRef}
        label={intl.formatMessage({ id: 'backOffice.stock.search' })}
        w={260}
        maxLength={100}
        value={filter.text ?? ''}
        onChange={({ currentTarget: { value } }) => change({ text: value === '' ? undefined : value })}
      />
      <Select
        label={intl.formatMessage({ id: 'backOffice.stock.kind' })}
        placeholder={intl.formatMessage({ id: 'backOffice.stock.allKinds' })}
        data={StockKind.options.map((value) => ({
          value,
          label: intl.formatMessage({ id: `backOffice.stockKind.${value}` }),
        }))}
        value={filter.kind ?? null}
        onChange={(value) => change({ kind: StockKind.options.find((kind) => kind === value) })}
        clearable
        clearButtonProps={{ 'aria-label': intl.formatMessage({ id: 'backOffice.stock.allKinds' }) }}
      />
    </Group>
  )
}

const features = tableFeatures({})
const column = createColumnHelper<typeof features, StockItem>()
const numberColumns = ['free', 'reserved', 'total', 'used'] as const
const columns = column.columns([
  column.accessor('name', {
    header: () => <FormattedMessage id="backOffice.stock.item" />,
    cell: ({ getValue, row: { original } }) => (
      <Link className={classes.open} to="/stock/$kind/$id" params={{ kind: original.kind, id: original.id }}>
        {getValue()}
      </Link>
    ),
  }),
  column.accessor('kind', {
    header: () => <FormattedMessage id="backOffice.stock.kind" />,
    cell: ({ getValue }) => <FormattedMessage id={`backOffice.stockKind.${getValue()}`} />,
  }),
  ...numberColumns.map((name) =>
    column.accessor(name, {
      header: () => <FormattedMessage id={`backOffice.stock.${name}`} />,
      cell: ({ getValue }) => <FormattedNumber value={getValue()} />,
    }),
  ),
  column.accessor('daysLeft', {
    header: () => <FormattedMessage id="backOffice.stock.daysLeft" />,
    cell: ({ row: { original } }) => <DaysLeft item={original} />,
  }),
])

const classOf = (id: string) => (numberColumns.some((name) => name === id) ? classes.number : undefined)

function StockTable({ rows, selected }: { rows: StockItem[]; selected: string | undefined }) {
  const table = useTable({ features, columns, data: rows, getRowId: keyOf })
  return (
    <Table.ScrollContainer minWidth={700}>
      <Table highlightOnHover verticalSpacing="sm">
        <Table.Thead>
          {table.getHeaderGroups().map((group) => (
            <Table.Tr key={group.id}>
              {group.headers.map((header) => (
                <Table.Th key={header.id} className={classOf(header.column.id)}>
                  <table.FlexRender header={header} />
                </Table.Th>
              ))}
            </Table.Tr>
          ))}
        </Table.Thead>
        <Table.Tbody>
          {table.getRowModel().rows.map((row) => (
            <Table.Tr key={row.id} className={classes.row} data-selected={row.id === selected || undefined}>
              {row.getAllCells().map((cell) => (
                <Table.Td key={cell.id} className={classOf(cell.column.id)}>
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
