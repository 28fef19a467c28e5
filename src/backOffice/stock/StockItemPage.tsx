// Item with its levels, the form for adjustments, and the history of movements.
import { Badge, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { listStockMovements } from '#generated/backOffice/calls/backOfficeStock.ts'
import type { StockItem, StockMovement } from '#generated/backOffice/schema.d.ts'
import { StockKind } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import { AnchorLink } from '../shell/AnchorLink.tsx'
import { EmptyState } from '../shell/EmptyState.tsx'
import { List } from '../shell/List.tsx'
import { columnsOf } from '../shell/ListTable.tsx'
import { NotFoundPage } from '../shell/messagePages.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { AdjustForm } from './AdjustForm.tsx'
import { DaysLeft } from './DaysLeft.tsx'
import classes from './StockPage.module.css'

const itemRoute = getRouteApi('/stock/$kind/$id')

export function StockItemPage(): React.ReactNode {
  const params = itemRoute.useParams()
  const kind = StockKind.options.find((each) => each === params.kind)
  return kind === undefined ? <NotFoundPage /> : <ItemOfKind kind={kind} id={params.id} />
}

function ItemOfKind({ kind, id }: { kind: StockKind; id: string }) {
  const intl = useIntl()
  const pages = useInfiniteQuery(listStockMovements.pages({ kind, id }))
  const item = pages.data?.pages[0]?.item
  return (
    <Stack gap="md">
      <PageHeader
        title={item?.name ?? id}
        badges={
          <Badge variant="light" color="gray">
            <FormattedMessage id={`backOffice.stockKind.${kind}`} />
          </Badge>
        }
        back={
          <AnchorLink to="/stock">
            <FormattedMessage id="backOffice.stock.back" />
          </AnchorLink>
        }
        about={kind === 'prize' && <FormattedMessage id="backOffice.stock.prize" />}
      />
      {item && <Levels item={item} />}
      {item && kind !== 'prize' && <AdjustForm item={item} kind={kind} />}
      <Title order={2} size="h4">
        <FormattedMessage id="backOffice.stock.history" />
      </Title>
      <List
        label={intl.formatMessage({ id: 'backOffice.stock.history' })}
        query={pages}
        columns={columns}
        rows={pages.data?.pages.flatMap(({ items }) => items) ?? []}
        idOf={({ id: movement }) => movement}
        numbers={['delta']}
        empty={<EmptyState title={<FormattedMessage id="backOffice.stock.noHistory" />} />}
      />
    </Stack>
  )
}

const Levels = ({ item }: { item: StockItem }) => (
  <SimpleGrid cols={{ base: 2, md: 4 }}>
    {(['free', 'reserved', 'total', 'used'] as const).map((name) => (
      <Card key={name} withBorder padding="md">
        <Text size="sm" c="dimmed">
          <FormattedMessage id={`backOffice.stock.${name}`} />
        </Text>
        <Group gap="xs" align="baseline">
          <Text className={classes.level}>
            <FormattedNumber value={item[name]} />
          </Text>
          {name === 'free' && (item.used > 0 || item.free === 0) && (
            <Text size="sm" c="dimmed" component="div">
              <DaysLeft item={item} />
            </Text>
          )}
        </Group>
      </Card>
    ))}
  </SimpleGrid>
)

const column = columnsOf<StockMovement>()
const columns = column.columns([
  column.accessor('at', {
    header: () => <FormattedMessage id="backOffice.movement.at" />,
    cell: ({ getValue }) => <FormattedDate value={getValue()} dateStyle="medium" timeStyle="short" />,
  }),
  column.accessor('delta', {
    header: () => <FormattedMessage id="backOffice.movement.delta" />,
    cell: ({ getValue }) => <FormattedNumber value={getValue()} signDisplay="exceptZero" />,
  }),
  column.accessor('cause', {
    header: () => <FormattedMessage id="backOffice.movement.cause" />,
    cell: ({ row: { original } }) => <Cause movement={original} />,
  }),
  column.accessor('by', {
    header: () => <FormattedMessage id="backOffice.movement.by" />,
    cell: ({ row: { original } }) => <Author movement={original} />,
  }),
])

const Cause = ({ movement: { cause, note } }: { movement: StockMovement }) => (
  <>
    <span>
      <FormattedMessage id={`backOffice.cause.${cause}`} />
    </span>
    {note !== null && (
      <Text size="sm" c="dimmed">
        {note}
      </Text>
    )}
  </>
)

function Author({ movement: { by, cause } }: { movement: StockMovement }) {
  if (by !== null) return <span>{by}</span>
  const isCatalog = cause === 'opening' || cause === 'catalog'
  return (
    <span>
      <FormattedMessage id={isCatalog ? 'backOffice.movement.catalog' : 'backOffice.movement.member'} />
    </span>
  )
}
