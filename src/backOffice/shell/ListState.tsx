// Shows a paginated list, or its loading or error state. The list is followed by a button for the next page.
import { Alert, Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

type Query = {
  isPending: boolean
  error: Error | null
  refetch: () => unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

export function ListState({ query, children }: { query: Query; children: ReactNode }) {
  if (query.isPending)
    return (
      <Text c="dimmed" role="status">
        <FormattedMessage id="backOffice.loading" />
      </Text>
    )
  return (
    <>
      {query.error ? <ErrorAlert error={query.error} onRetry={() => void query.refetch()} /> : children}
      {query.hasNextPage && (
        <Button
          variant="default"
          style={{ alignSelf: 'center' }}
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          <FormattedMessage id="backOffice.reviews.more" />
        </Button>
      )}
    </>
  )
}

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
