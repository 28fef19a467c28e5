// Content of the notification about a decision, with a button and a key that undo it.
import { Button, Group, Text } from '@mantine/core'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ReviewVerdict } from '#generated/backOffice/schema.d.ts'
import { useShortcuts } from '../shell/shortcuts.ts'

/** Notifications that are visible, oldest first. The key undoes only the last decision. */
const visible: string[] = []

type Props = { id: string; verdict: ReviewVerdict; onUndo: () => void }

export function UndoNotice({ id, verdict, onUndo }: Props) {
  useEffect(() => {
    visible.push(id)
    return () => void visible.splice(visible.indexOf(id), 1)
  }, [id])
  useShortcuts([['z', () => visible.at(-1) === id && onUndo(), 'backOffice.keys.undo']])
  return (
    <Group justify="space-between">
      <Text size="sm">
        <FormattedMessage id={`backOffice.decided.${verdict}`} />
      </Text>
      <Button size="compact-sm" variant="default" onClick={onUndo}>
        <FormattedMessage id="backOffice.undo.button" />
      </Button>
    </Group>
  )
}
