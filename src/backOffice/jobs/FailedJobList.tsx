// List of failed jobs.
import { useInfiniteQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { listFailedJobs, retryFailedJobs } from '#generated/backOffice/calls/backOfficeJobs.ts'
import type { FailedJob } from '#generated/backOffice/schema.d.ts'
import { Age } from '../reviews/Age.tsx'
import { columnsOf } from '../shell/ListTable.tsx'
import { RetryButton, RetryList } from './RetryList.tsx'
import { useRetry } from './useRetry.ts'

export function FailedJobList() {
  const intl = useIntl()
  const query = useInfiniteQuery(listFailedJobs.pages({}))
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? []
  const retry = useRetry(retryFailedJobs.mutation)
  const label = intl.formatMessage({ id: 'backOffice.jobs.list.jobs' })
  return <RetryList label={label} query={query} rows={rows} columns={columns} retry={retry} />
}

const column = columnsOf<FailedJob>()
const columns = column.columns([
  column.accessor('job', { header: () => <FormattedMessage id="backOffice.jobs.job" /> }),
  column.accessor('row', {
    header: () => <FormattedMessage id="backOffice.jobs.row" />,
    cell: ({ getValue }) => <Row id={getValue()} />,
  }),
  column.accessor('failedAt', {
    header: () => <FormattedMessage id="backOffice.jobs.failed" />,
    cell: ({ getValue }) => <Age since={getValue()} />,
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
