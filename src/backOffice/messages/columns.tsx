// Columns of the list of contact messages.
import { Badge, Text } from '@mantine/core'
import { FormattedMessage, FormattedRelativeTime } from 'react-intl'
import type { ContactMessageItem } from '#generated/backOffice/schema.d.ts'
import { Age } from '../reviews/Age.tsx'
import { columnsOf } from '../shell/ListTable.tsx'
import { dueIn } from './dueIn.ts'

const column = columnsOf<ContactMessageItem>()
export const columns = column.columns([
  column.accessor('topicName', { header: () => <FormattedMessage id="backOffice.messages.topic" /> }),
  column.accessor('reference', {
    header: () => <FormattedMessage id="backOffice.messages.reference" />,
    cell: ({ getValue }) => (
      <Text span size="sm" ff="monospace" style={{ whiteSpace: 'nowrap' }}>
        {getValue()}
      </Text>
    ),
  }),
  column.accessor('isMember', {
    header: () => <FormattedMessage id="backOffice.messages.sender" />,
    cell: ({ getValue }) => (
      <FormattedMessage id={getValue() ? 'backOffice.messages.member' : 'backOffice.messages.visitor'} />
    ),
  }),
  column.accessor('language', {
    header: () => <FormattedMessage id="backOffice.messages.language" />,
    cell: ({ getValue }) => <FormattedMessage id={`backOffice.language.${getValue()}`} />,
  }),
  column.accessor('files', {
    header: () => <FormattedMessage id="backOffice.messages.files" />,
    cell: ({ getValue }) => (getValue() === 0 ? '–' : String(getValue())),
  }),
  column.accessor('receivedAt', {
    header: () => <FormattedMessage id="backOffice.messages.received" />,
    cell: ({ getValue }) => <Age since={getValue()} />,
  }),
  column.accessor('dueAt', {
    header: () => <FormattedMessage id="backOffice.messages.due" />,
    cell: ({ getValue, row }) => (row.original.state === 'open' ? <Due at={getValue()} /> : '–'),
  }),
])

/** Shows the end of the usual response time, with a badge if it has passed. */
function Due({ at }: { at: string }) {
  const time = dueIn(at)
  if (time.value > 0) return <FormattedRelativeTime {...time} />
  return (
    <Badge color="red.9" variant="filled">
      <FormattedRelativeTime {...time} />
    </Badge>
  )
}
