// Message in place of an empty list: the reason, and the next step.
import { Button, Stack, Text } from '@mantine/core'
import { Inbox, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import classes from './EmptyState.module.css'

type Props = {
  title: ReactNode
  text?: ReactNode
  /** Removes the filter; undefined if the list has no filter. */
  onClear?: (() => void) | undefined
}

export const EmptyState = ({ title, text, onClear }: Props) => (
  <Stack align="center" gap="xs" className={classes.frame} role="status">
    <span className={classes.icon} aria-hidden>
      {onClear ? <SearchX size={22} /> : <Inbox size={22} />}
    </span>
    <Text fw={600}>{title}</Text>
    {text !== undefined && (
      <Text size="sm" c="dimmed" maw="28rem">
        {text}
      </Text>
    )}
    {onClear && (
      <Button variant="default" size="sm" mt="xs" onClick={onClear}>
        <FormattedMessage id="backOffice.list.clear" />
      </Button>
    )}
  </Stack>
)
