// Columns of the list of approvals. A staff member cannot approve their own acts.
import { Badge, Button, Group, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Approval } from '#generated/backOffice/schema.d.ts'
import { Age } from '../reviews/Age.tsx'
import { columnsOf } from '../shell/ListTable.tsx'
import { verdicts, type Choice } from './Confirmation.tsx'
import { Summary } from './Summary.tsx'
import { useActName } from './useActName.ts'
import classes from './ApprovalsPage.module.css'

const column = columnsOf<Approval>()

export const columnsWith = (choose: (choice: Choice) => void) =>
  column.columns([
    column.display({
      id: 'act',
      header: () => <FormattedMessage id="backOffice.approvals.act" />,
      cell: ({ row: { original } }) => <Summary approval={original} />,
    }),
    column.accessor('reason', {
      header: () => <FormattedMessage id="backOffice.act.reason" />,
      cell: ({ getValue }) => <div className={classes.reason}>{getValue()}</div>,
    }),
    column.accessor('requestedBy', {
      header: () => <FormattedMessage id="backOffice.approvals.requestedBy" />,
      cell: ({ getValue, row: { original } }) => (
        <>
          <div>{getValue() ?? '–'}</div>
          <Text size="sm" c="dimmed">
            <Age since={original.requestedAt} />
          </Text>
        </>
      ),
    }),
    column.display({
      id: 'decision',
      header: () => <FormattedMessage id="backOffice.approvals.decision" />,
      cell: ({ row: { original } }) =>
        original.mine ? (
          <Badge variant="light" color="gray">
            <FormattedMessage id="backOffice.approvals.mine" />
          </Badge>
        ) : (
          <Buttons approval={original} choose={choose} />
        ),
    }),
  ])

type ButtonsProps = { approval: Approval; choose: (choice: Choice) => void }

function Buttons({ approval, choose }: ButtonsProps) {
  const intl = useIntl()
  const nameOf = useActName()
  return (
    <Group gap="xs" wrap="nowrap">
      {verdicts.map((verdict) => (
        <Button
          key={verdict}
          size="compact-sm"
          variant={verdict === 'approved' ? 'filled' : 'default'}
          aria-label={intl.formatMessage(
            { id: `backOffice.approval.${verdict}.full` },
            { act: nameOf(approval) },
          )}
          onClick={() => choose({ approval, verdict })}
        >
          <FormattedMessage id={`backOffice.approval.${verdict}.short`} />
        </Button>
      ))}
    </Group>
  )
}
