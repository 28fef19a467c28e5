// Acts that wait for the approval of another staff member, oldest first.
import { Alert, Button, Stack, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { listApprovals } from '#generated/backOffice/calls/backOfficeMembers.ts'
import { DataTable } from '../shell/DataTable.tsx'
import { useShortcuts } from '../shell/shortcuts.ts'
import { useHeadingFocus } from '../shell/useHeadingFocus.ts'
import { useRowKeys } from '../shell/useRowKeys.ts'
import { columnsWith } from './columns.tsx'
import { Confirmation, type Choice } from './Confirmation.tsx'
import classes from './ApprovalsPage.module.css'

export function ApprovalsPage() {
  const intl = useIntl()
  const heading = useHeadingFocus()
  const pages = useInfiniteQuery(listApprovals.pages())
  const rows = pages.data?.pages.flatMap(({ items }) => items) ?? []
  const { body, focusedId } = useRowKeys()
  const [isOpen, { open, close }] = useDisclosure()
  const [choice, setChoice] = useState<Choice>()
  const choose = (next: Choice) => {
    setChoice(next)
    open()
  }
  const columns = useMemo(
    () => columnsWith(choose),
    // oxlint-disable-next-line react/exhaustive-deps -- `choose` only calls stable functions
    [],
  )
  const chooseFocused = (verdict: Choice['verdict']) => {
    const approval = rows.find(({ id }) => id === focusedId())
    if (approval && !approval.mine) choose({ approval, verdict })
  }
  useShortcuts([
    ['a', () => chooseFocused('approved')],
    ['r', () => chooseFocused('rejected')],
  ])
  return (
    <Stack gap="md">
      <Title order={1} size="h2" ref={heading} tabIndex={-1}>
        <FormattedMessage id="backOffice.approvals.title" />
      </Title>
      {pages.isPending ? (
        <Text c="dimmed" role="status">
          <FormattedMessage id="backOffice.loading" />
        </Text>
      ) : pages.isError ? (
        <Alert color="red" title={<FormattedMessage id="backOffice.error.title" />}>
          <Button variant="default" onClick={() => void pages.refetch()}>
            <FormattedMessage id="backOffice.error.retry" />
          </Button>
        </Alert>
      ) : rows.length === 0 ? (
        <Text c="dimmed">
          <FormattedMessage id="backOffice.approvals.none" />
        </Text>
      ) : (
        <DataTable
          columns={columns}
          rows={rows}
          bodyRef={body}
          label={intl.formatMessage({ id: 'backOffice.approvals.title' })}
          minWidth={760}
        />
      )}
      {pages.hasNextPage && (
        <Button
          variant="default"
          className={classes.more}
          loading={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          <FormattedMessage id="backOffice.reviews.more" />
        </Button>
      )}
      {choice && (
        <Confirmation
          choice={choice}
          isOpen={isOpen}
          onClose={close}
          onDone={() => {
            close()
            // The row that had the focus is no longer in the list.
            heading.current?.focus()
          }}
        />
      )}
    </Stack>
  )
}
