// List of dead letters: messages of the shop that could not be processed.
import { useInfiniteQuery } from '@tanstack/react-query'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { listDeadLetters, retryDeadLetters } from '#generated/backOffice/calls/backOfficeJobs.ts'
import type { DeadLetter } from '#generated/backOffice/schema.d.ts'
import { Age } from '../reviews/Age.tsx'
import { columnsOf } from '../shell/ListTable.tsx'
import { RetryButton, RetryList } from './RetryList.tsx'
import { useRetry } from './useRetry.ts'

export function DeadLetterList() {
  const intl = useIntl()
  const query = useInfiniteQuery(listDeadLetters.pages({}))
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? []
  const retry = useRetry(retryDeadLetters.mutation)
  const label = intl.formatMessage({ id: 'backOffice.jobs.list.letters' })
  return <RetryList label={label} query={query} rows={rows} columns={columns} retry={retry} />
}

const column = columnsOf<DeadLetter>()
const columns = column.columns([
  column.accessor('subject', { header: () => <FormattedMessage id="backOffice.jobs.order" /> }),
  column.accessor('reason', { header: () => <FormattedMessage id="backOffice.jobs.reason" /> }),
  column.accessor('attempts', {
    header: () => <FormattedMessage id="backOffice.jobs.attempts" />,
    cell: ({ getValue }) => <FormattedNumber value={getValue()} />,
  }),
  column.accessor('receivedAt', {
    header: () => <FormattedMessage id="backOffice.messages.received" />,
    cell: ({ getValue }) => <Age since={getValue()} />,
  }),
  column.display({ id: 'retry', cell: ({ row }) => <RetryButton id={row.id} /> }),
])
