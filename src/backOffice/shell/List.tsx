// List of rows: a skeleton while it loads, an error with a retry, a message if it is empty, or the table, which is
// followed by a button for the next page.
import { Alert, Button, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core'
import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import classes from './List.module.css'
import { ListTable, type TableProps } from './ListTable.tsx'

type Query = {
  isPending: boolean
  error: Error | null
  refetch: () => unknown
  hasNextPage?: boolean
  isFetchingNextPage?: boolean
  fetchNextPage?: () => unknown
}

type Props<Row extends RowData> = TableProps<Row> & {
  query: Query
  /** Shown if there are no rows. */
  empty: ReactNode
}

export function List<Row extends RowData>({ query, empty, ...table }: Props<Row>) {
  if (query.isPending) return <ListSkeleton />
  return (
    <Stack gap="md">
      {query.error && <ErrorAlert error={query.error} onRetry={() => void query.refetch()} />}
      {table.rows.length > 0 ? <ListTable {...table} /> : !query.error && empty}
      {query.hasNextPage && (
        <Button
          variant="default"
          className={classes.more}
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage?.()}
        >
          <FormattedMessage id="backOffice.reviews.more" />
        </Button>
      )}
    </Stack>
  )
}

const skeletonRows = [1, 2, 3, 4, 5, 6]

const ListSkeleton = () => (
  <div role="status" className={classes.skeleton}>
    <VisuallyHidden>
      <FormattedMessage id="backOffice.loading" />
    </VisuallyHidden>
    {skeletonRows.map((row) => (
      <div key={row} className={classes.skeletonRow}>
        <Skeleton height={12} width="30%" />
        <Skeleton height={12} width="18%" />
        <Skeleton height={12} width="12%" />
      </div>
    ))}
  </div>
)

export const ErrorAlert = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <Alert color="red" title={<FormattedMessage id="backOffice.error.title" />}>
    <Text size="sm" mb="sm">
      {error.message}
    </Text>
    <Button variant="default" onClick={onRetry}>
      <FormattedMessage id="backOffice.error.retry" />
    </Button>
  </Alert>
)
