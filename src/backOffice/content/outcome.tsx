// Shows the outcome of an act on a change.
import { notifications } from '@mantine/notifications'
import { FormattedMessage } from 'react-intl'
import type { ContentOutcome } from '#generated/backOffice/schema.d.ts'
import type { MessageId } from '../shell/messages.ts'

/** @returns true if the act was done */
export function showOutcome(outcome: ContentOutcome, done: MessageId): boolean {
  notifications.show(
    outcome === 'done'
      ? { color: 'green', message: <FormattedMessage id={done} /> }
      : {
          color: 'orange',
          autoClose: 10_000,
          message: <FormattedMessage id={`backOffice.contentOutcome.${outcome}`} />,
        },
  )
  return outcome === 'done'
}
