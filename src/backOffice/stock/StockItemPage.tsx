// Item with its levels, the form for adjustments, and the history of movements.
import { Anchor, Button, Card, Group, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { FormattedDate, FormattedMessage, FormattedNumber } from 'react-intl'
import { listStockMovements } from '#generated/backOffice/calls/backOfficeStock.ts'
import type { StockItem, StockMovement } from '#generated/backOffice/schema.d.ts'
import { StockKind } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import { NotFoundPage } from '../shell/messagePages.tsx'
import { useHeadingFocus } from '../shell/useHeadingFocus.ts'
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
  const heading = useHeadingFocus()
  const pages = useInfiniteQuery(listStockMovements.pages({ kind, id }))
  const item = pages.data?.pages[0]?.item
  return (
    <Stack gap="md">
      <Anchor component={Link} to="/stock" size="sm">
        <FormattedMessage id="backOffice.stock.back" />
      </Anchor>
      <Group gap="sm" align="baseline">
        <Title order={1} size="h2" ref={heading} tabIndex={-1}>
          {item?.name ?? id}
        </Title>
        <Text c="dimmed">
          <FormattedMessage id={`backOffice.stockKind.${kind}`} />
        </Text>
      </Group>
      {pages.isPending && (
        <Text c="dimmed" role="status">
          <FormattedMessage id="backOffice.loading" />
        </Text>
      )}
      {pages.isError && <Text role="alert">{pages.error.message}</Text>}
      {item && <Levels item={item} />}
      {item && kind !== 'prize' && <AdjustForm item={item} kind={kind} />}
      {kind === 'prize' && (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="backOffice.stock.prize" />
        </Text>
      )}
      {pages.data && <History rows={pages.data.pages.flatMap(({ items }) => items)} />}
      {pages.hasNextPage && (
        <Button
          variant="default"
          className={classes.more}
          loading={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          <FormattedMessage id="backOffice.reviews.more" />
        </Button>
      )}
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
          {name === 'free' && (item.used > 0 || item.free === 0) && <DaysLeft item={item} />}
        </Group>
      </Card>
    ))}
  </SimpleGrid>
)

const History = ({ rows }: { rows: readonly StockMovement[] }) => (
  <Stack gap="xs">
    <Title order={2} size="h4">
      <FormattedMessage id="backOffice.stock.history" />
    </Title>
    {rows.length === 0 ? (
      <Text c="dimmed">
        <FormattedMessage id="backOffice.stock.noHistory" />
      </Text>
    ) : (
      <Table.ScrollContainer minWidth={600}>
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              {(['at', 'delta', 'cause', 'by'] as const).map((name) => (
                <Table.Th key={name} className={name === 'delta' ? classes.number : undefined}>
                  <FormattedMessage id={`backOffice.movement.${name}`} />
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Movement key={row.id} row={row} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    )}
  </Stack>
)

const Movement = ({ row: { at, delta, cause, note, by } }: { row: StockMovement }) => (
  <Table.Tr>
    <Table.Td>
      <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
    </Table.Td>
    <Table.Td className={classes.number}>
      <FormattedNumber value={delta} signDisplay="exceptZero" />
    </Table.Td>
    <Table.Td>
      <span>
        <FormattedMessage id={`backOffice.cause.${cause}`} />
      </span>
      {note !== null && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
    </Table.Td>
    <Table.Td>
      {by === null ? (
        <span>
          <FormattedMessage
            id={
              cause === 'opening' || cause === 'catalog'
                ? 'backOffice.movement.catalog'
                : 'backOffice.movement.member'
            }
          />
        </span>
      ) : (
        <span>{by}</span>
      )}
    </Table.Td>
  </Table.Tr>
)
