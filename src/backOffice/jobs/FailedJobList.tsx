// List of failed jobs.
import { useInfiniteQuery } from '@tanstack/react-query'
import { createColumnHelper } from '@tanstack/react-table'
import { FormattedMessage, FormattedRelativeTime } from 'react-intl'
import { listFailedJobs, retryFailedJobs } from '#generated/backOffice/calls/backOfficeJobs.ts'
import type { FailedJob } from '#generated/backOffice/schema.d.ts'
import { ageIn } from '../reviews/age.ts'
import { listFeatures } from '../shell/ListTable.tsx'
import { useRowSelection } from '../shell/useRowSelection.ts'
import { RetryButton, RetryList } from './RetryList.tsx'
import { useRetry } from './useRetry.ts'

export function FailedJobList() {
  const query = useInfiniteQuery(listFailedJobs.pages({}))
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? []
  const selected = useRowSelection(rows)
  const retry = useRetry(retryFailedJobs.mutation, selected)
  return <RetryList query={query} rows={rows} columns={columns} selected={selected} retry={retry} />
}

const column = createColumnHelper<typeof listFeatures, FailedJob>()
const columns = column.columns([
  column.accessor('job', { header: () => <FormattedMessage id="backOffice.jobs.job" /> }),
  column.accessor('row', {
    header: () => <FormattedMessage id="backOffice.jobs.row" />,
    cell: ({ getValue }) => <Row id={getValue()} />,
  }),
  column.accessor('failedAt', {
    header: () => <FormattedMessage id="backOffice.jobs.failed" />,
    cell: ({ getValue }) => <FormattedRelativeTime {...ageIn(getValue())} />,
  }),
  column.accessor('reason', { header: () => <FormattedMessage id="backOffice.jobs.reason" /> }),
  column.display({ id: 'retry', cell: ({ row }) => <RetryButton id={row.id} /> }),
])

function Row({ id }: { id: string | null }) {
  if (id !== null) return <span>{id}</span>
  return (
    <span>
      <FormattedMessage id="backOffice.jobs.allRows" />
    </span>
  )
}
