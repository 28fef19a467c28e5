// List of rows with retries: the button for all rows, the report of the last retry, and the table.
import { Button, Group, Text } from '@mantine/core'
import type { ColumnDef } from '@tanstack/react-table'
import { createContext, use, type ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { ListState } from '../shell/ListState.tsx'
import { ListTable, listFeatures } from '../shell/ListTable.tsx'
import { Report } from './Report.tsx'
import { RetryAll } from './RetryAll.tsx'
import type { Retry } from './useRetry.ts'

type Props<Row extends { id: string }> = {
  query: ComponentProps<typeof ListState>['query']
  rows: Row[]
  columns: ColumnDef<typeof listFeatures, Row>[]
  selected: string | undefined
  retry: Retry
}

export function RetryList<Row extends { id: string }>({ query, rows, columns, selected, retry }: Props<Row>) {
  return (
    <RetryContext value={retry}>
      {rows.length > 0 && (
        <Group>
          <RetryAll retry={retry} />
        </Group>
      )}
      {retry.report && <Report report={retry.report} onClose={retry.dismiss} />}
      <ListState query={query}>
        {rows.length === 0 ? (
          <Text c="dimmed">
            <FormattedMessage id="backOffice.jobs.empty" />
          </Text>
        ) : (
          <ListTable columns={columns} rows={rows} selected={selected} />
        )}
      </ListState>
    </RetryContext>
  )
}

/** Passes the retry to the buttons of the rows, so that the columns do not change between renders. */
const RetryContext = createContext<Retry | undefined>(undefined)

export function RetryButton({ id }: { id: string }) {
  const retry = use(RetryContext)
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={retry?.pendingId === id}
      disabled={retry?.isPending}
      onClick={() => retry?.retryOne(id)}
    >
      <FormattedMessage id="backOffice.jobs.retry" />
    </Button>
  )
}
