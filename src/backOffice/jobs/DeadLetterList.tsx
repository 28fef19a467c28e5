// List of dead letters: messages of the shop that could not be processed.
import { useInfiniteQuery } from '@tanstack/react-query'
import { createColumnHelper } from '@tanstack/react-table'
import { FormattedMessage, FormattedRelativeTime } from 'react-intl'
import { listDeadLetters, retryDeadLetters } from '#generated/backOffice/calls/backOfficeJobs.ts'
import type { DeadLetter } from '#generated/backOffice/schema.d.ts'
import { ageIn } from '../reviews/age.ts'
import { listFeatures } from '../shell/ListTable.tsx'
import { useRowSelection } from '../shell/useRowSelection.ts'
import { RetryButton, RetryList } from './RetryList.tsx'
import { useRetry } from './useRetry.ts'

export function DeadLetterList() {
  const query = useInfiniteQuery(listDeadLetters.pages({}))
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? []
  const selected = useRowSelection(rows)
  const retry = useRetry(retryDeadLetters.mutation, selected)
  return <RetryList query={query} rows={rows} columns={columns} selected={selected} retry={retry} />
}

const column = createColumnHelper<typeof listFeatures, DeadLetter>()
const columns = column.columns([
  column.accessor('subject', { header: () => <FormattedMessage id="backOffice.jobs.order" /> }),
  column.accessor('reason', { header: () => <FormattedMessage id="backOffice.jobs.reason" /> }),
  column.accessor('attempts', {
    header: () => <FormattedMessage id="backOffice.jobs.attempts" />,
    cell: ({ getValue }) => String(getValue()),
  }),
  column.accessor('receivedAt', {
    header: () => <FormattedMessage id="backOffice.messages.received" />,
    cell: ({ getValue }) => <FormattedRelativeTime {...ageIn(getValue())} />,
  }),
  column.display({ id: 'retry', cell: ({ row }) => <RetryButton id={row.id} /> }),
])
