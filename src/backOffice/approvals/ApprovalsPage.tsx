// Acts that wait for the approval of another staff member, oldest first.
import { Stack, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Approval } from '#generated/backOffice/schema.d.ts'
import { listApprovals } from '#generated/backOffice/calls/backOfficeApprovals.ts'
import { EmptyState } from '../shell/EmptyState.tsx'
import { List } from '../shell/List.tsx'
import { useHeadingFocus } from '../shell/useHeadingFocus.ts'
import { columnsWith } from './columns.tsx'
import { Confirmation, type Choice } from './Confirmation.tsx'

export function ApprovalsPage() {
  const intl = useIntl()
  const heading = useHeadingFocus()
  const pages = useInfiniteQuery(listApprovals.pages())
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
  const chooseVerdict = (verdict: Choice['verdict']) => (approval: Approval) => {
    if (!approval.mine) choose({ approval, verdict })
  }
  return (
    <Stack gap="md">
      <Title order={1} size="h2" ref={heading} tabIndex={-1}>
        <FormattedMessage id="backOffice.approvals.title" />
      </Title>
      <List
        label={intl.formatMessage({ id: 'backOffice.approvals.title' })}
        query={pages}
        columns={columns}
        rows={pages.data?.pages.flatMap(({ items }) => items) ?? []}
        idOf={({ id }) => id}
        rowKeys={[
          ['a', chooseVerdict('approved'), 'backOffice.keys.accept'],
          ['r', chooseVerdict('rejected'), 'backOffice.keys.refuse'],
        ]}
        empty={
          <EmptyState
            title={<FormattedMessage id="backOffice.approvals.none" />}
            text={<FormattedMessage id="backOffice.approvals.noneText" />}
          />
        }
      />
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
