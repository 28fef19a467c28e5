// Offers to undo the last decision, and folds earlier ones into one line. A key undoes the last one.
import { Button, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useShortcuts } from '../shell/shortcuts.ts'
import { useUndoableDecisions, type UndoableDecision } from './undoableDecisions.ts'
import classes from './UndoPanel.module.css'

export function UndoPanel() {
  const intl = useIntl()
  const decisions = useUndoableDecisions()
  const last = decisions.at(-1)
  return (
    <section
      className={last && classes.panel}
      aria-label={intl.formatMessage({ id: 'backOffice.undo.title' })}
    >
      {/* Removed decisions are above the others, so that no button moves under the mouse. */}
      {decisions.length > 1 && <EarlierDecisions decisions={decisions.slice(0, -1)} />}
      {/* Screen readers announce changes only of an element that is in the page before them. */}
      <div role="status">{last && <LastDecision decision={last} />}</div>
    </section>
  )
}

function LastDecision({ decision }: { decision: UndoableDecision }) {
  useShortcuts([['z', decision.undo, 'backOffice.keys.undo']])
  return <Decision decision={decision} />
}

function EarlierDecisions({ decisions }: { decisions: readonly UndoableDecision[] }) {
  const [isOpen, setOpen] = useState(false)
  const Icon = isOpen ? ChevronDown : ChevronUp
  return (
    <>
      <UnstyledButton className={classes.toggle} onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
        <span>
          <FormattedMessage id="backOffice.undo.more" values={{ count: decisions.length }} />
        </span>
        <Icon size={14} aria-hidden />
      </UnstyledButton>
      {isOpen && (
        <Stack gap="xs" component="ul" className={classes.earlier}>
          {decisions.map((decision) => (
            <li key={decision.id}>
              <Decision decision={decision} />
            </li>
          ))}
        </Stack>
      )}
    </>
  )
}

function Decision({ decision: { verdict, about, undo } }: { decision: UndoableDecision }) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'backOffice.undo.button' })
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap">
      <div className={classes.words}>
        <Text size="sm" fw={600}>
          <FormattedMessage id={`backOffice.decided.${verdict}`} />
        </Text>
        <Text size="xs" c="dimmed" truncate title={about}>
          {about}
        </Text>
      </div>
      <Button
        size="compact-sm"
        variant="default"
        className={classes.button}
        onClick={undo}
        aria-label={`${label} ${about}`}
      >
        {label}
      </Button>
    </Group>
  )
}
