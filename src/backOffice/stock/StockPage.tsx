// Levels of the stock with the days left, the item first that is sold out soonest. The filter is in the URL.
import { Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, linkOptions, useNavigate } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { listStock } from '#generated/backOffice/calls/backOfficeStock.ts'
import type { StockItem } from '#generated/backOffice/schema.d.ts'
import { StockKind } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import { toCsv } from '../../shared/csv.ts'
import { download } from '../shell/download.ts'
import { EmptyState } from '../shell/EmptyState.tsx'
import { List } from '../shell/List.tsx'
import { columnsOf } from '../shell/ListTable.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { useShortcuts } from '../shell/shortcuts.ts'
import { DaysLeft } from './DaysLeft.tsx'

const stockRoute = getRouteApi('/stock')

export function StockPage() {
  const intl = useIntl()
  const navigate = useNavigate()
  const { kind, text = '' } = stockRoute.useSearch()
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
  useShortcuts([['/', () => field.current?.focus(), 'backOffice.keys.field']])
  return (
    <Stack gap="md">
      <PageHeader
        title={<FormattedMessage id="backOffice.stock.title" />}
        about={<FormattedMessage id="backOffice.stock.about" />}
      >
        <Button
          variant="default"
          disabled={rows.length === 0}
          onClick={() => download('stock.csv', { type: 'text/csv', text: toCsv(rows) })}
        >
          <FormattedMessage id="backOffice.stock.csv" />
        </Button>
      </PageHeader>
      <Filter fieldRef={field} />
      <List
        label={intl.formatMessage({ id: 'backOffice.stock.title' })}
        query={stock}
        columns={columns}
        rows={rows}
        idOf={({ kind: itemKind, id }) => `${itemKind}/${id}`}
        linkOf={({ kind: itemKind, id }) =>
          linkOptions({ to: '/stock/$kind/$id', params: { kind: itemKind, id } })
        }
        numbers={numberColumns}
        empty={
          <EmptyState
            title={<FormattedMessage id="backOffice.stock.empty" />}
            onClear={() => void navigate({ to: '/stock', search: {}, replace: true })}
          />
        }
      />
    </Stack>
  )
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

const column = columnsOf<StockItem>()
const numberColumns = ['free', 'reserved', 'total', 'used'] as const
const columns = column.columns([
  column.accessor('name', { header: () => <FormattedMessage id="backOffice.stock.item" /> }),
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
