// List of rows with retries: the button for all rows, the report of the last retry, and the table.
import { Button, Group } from '@mantine/core'
import { createContext, use, type ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { EmptyState } from '../shell/EmptyState.tsx'
import { List } from '../shell/List.tsx'
import type { Columns } from '../shell/ListTable.tsx'
import { Report } from './Report.tsx'
import { RetryAll } from './RetryAll.tsx'
import type { Retry } from './useRetry.ts'

type Props<Row extends { id: string }> = {
  /** Name of the list. */
  label: string
  query: ComponentProps<typeof List>['query']
  rows: Row[]
  columns: Columns<Row>
  retry: Retry
}

export const RetryList = <Row extends { id: string }>({ label, query, rows, columns, retry }: Props<Row>) => (
  <RetryContext value={retry}>
    {rows.length > 0 && (
      <Group>
        <RetryAll retry={retry} />
      </Group>
    )}
    {retry.report && <Report report={retry.report} onClose={retry.dismiss} />}
    <List
      label={label}
      query={query}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      numbers={['attempts']}
      rowKeys={[['r', ({ id }) => retry.retryOne(id), 'backOffice.keys.retry']]}
      empty={
        <EmptyState
          title={<FormattedMessage id="backOffice.jobs.empty" />}
          text={<FormattedMessage id="backOffice.jobs.emptyText" />}
        />
      }
    />
  </RetryContext>
)

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
