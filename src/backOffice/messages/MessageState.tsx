// Shows the state of a message with its last change, and buttons to close or reopen it.
import { Badge, Button, Group, Paper, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { FormattedMessage, FormattedRelativeTime } from 'react-intl'
import { changeContactMessage } from '#generated/backOffice/calls/backOfficeMessages.ts'
import type { ContactMessageDetail } from '#generated/backOffice/schema.d.ts'
import { useShortcuts } from '../shell/shortcuts.ts'
import { ageIn } from '../reviews/age.ts'
import { stateColors } from './stateColors.ts'
import { LostChange } from './LostChange.tsx'

export function MessageState({ message }: { message: ContactMessageDetail }) {
  const { id, state, changedBy, changedAt } = message
  const change = useMutation({
    ...changeContactMessage.mutation,
    // An option of the mutation, because callbacks of `mutate` end with the component, and the page may be left before.
    onSuccess: (result, { state: next }) =>
      notifications.show(
        result.changed
          ? { message: <FormattedMessage id={`backOffice.messages.done.${next}`} /> }
          : { color: 'orange', message: <LostChange change={result} /> },
      ),
  })
  const isOpen = state === 'open'
  const move = (next: 'open' | 'closed') => {
    if (!change.isPending) change.mutate({ id, state: next })
  }
  useShortcuts([
    isOpen
      ? ['c', () => move('closed'), 'backOffice.keys.closeMessage']
      : ['o', () => move('open'), 'backOffice.keys.reopen'],
  ])
  return (
    <Paper withBorder p="md">
      <Group justify="space-between">
        <Group gap="sm">
          <Badge color={stateColors[state]} variant="dot">
            <FormattedMessage id={`backOffice.messageState.${state}`} />
          </Badge>
          {changedAt !== null && (
            <Text size="sm" c="dimmed">
              <FormattedMessage
                id="backOffice.messages.changed"
                values={{ staff: changedBy ?? '–', time: <FormattedRelativeTime {...ageIn(changedAt)} /> }}
              />
            </Text>
          )}
        </Group>
        <Button
          variant="default"
          size="compact-sm"
          loading={change.isPending}
          onClick={() => move(isOpen ? 'closed' : 'open')}
        >
          <FormattedMessage id={isOpen ? 'backOffice.messages.close' : 'backOffice.messages.reopen'} />
        </Button>
      </Group>
    </Paper>
  )
}
