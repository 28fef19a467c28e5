// Acts on a change in its state: submit, approve, return and withdraw.
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  approveContentChange,
  returnContentChange,
  withdrawContentChange,
} from '#generated/backOffice/calls/backOfficeContent.ts'
import type { ContentChangeDetail } from '#generated/backOffice/schema.d.ts'
import { contentCommentRequestTextMax } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import { ActButton, type ActDialog } from '../members/ActButton.tsx'
import { useStaff } from '../shell/useStaff.ts'
import { showOutcome } from './outcome.tsx'
import { PreviewButton } from './PreviewButton.tsx'
import { previewPages } from './previewPages.ts'
import { isOpen } from './states.tsx'
import { SubmitForm } from './SubmitForm.tsx'
import { ZonedTime } from './ZonedTime.tsx'

export function ChangeActs({
  detail: { change, edits, problems, canApprove },
}: {
  detail: ContentChangeDetail
}) {
  const intl = useIntl()
  const { may } = useStaff()
  const { state } = change
  const name = (act: 'submit' | 'approve' | 'return' | 'withdraw') =>
    intl.formatMessage({ id: `backOffice.content.${act}` })
  return (
    <>
      {isOpen(state) && edits.length > 0 && <PreviewButton change={change} pages={pagesOf(edits)} />}
      {isOpen(state) && (
        <ActButton label={name('withdraw')} title={name('withdraw')}>
          {(dialog) => <WithdrawForm id={change.id} dialog={dialog} />}
        </ActButton>
      )}
      {(state === 'inReview' || state === 'scheduled') && (
        <ActButton label={name('return')} title={name('return')}>
          {(dialog) => <ReturnForm id={change.id} dialog={dialog} />}
        </ActButton>
      )}
      {state === 'draft' && (
        <ActButton
          label={name('submit')}
          title={name('submit')}
          variant="filled"
          disabled={edits.length === 0 || problems.length > 0}
        >
          {(dialog) => <SubmitForm id={change.id} dialog={dialog} />}
        </ActButton>
      )}
      {canApprove && may('publishContent') && (
        <ActButton label={name('approve')} title={name('approve')} variant="filled">
          {(dialog) => <ApproveForm detail={{ change }} dialog={dialog} />}
        </ActButton>
      )}
    </>
  )
}

/** Returns pages of the first edits, and the home page at the end. */
const pagesOf = (edits: ContentChangeDetail['edits']) => {
  const pages = edits.slice(0, 10).flatMap(({ topic, entry }) => previewPages(topic, entry))
  return [...new Set([...pages.filter((page) => page !== '/'), '/'])]
}

type FormProps = { id: string; dialog: ActDialog }

const Cancel = ({ dialog }: Pick<FormProps, 'dialog'>) => (
  <Button variant="default" onClick={dialog.close} disabled={dialog.isPending}>
    <FormattedMessage id="backOffice.act.cancel" />
  </Button>
)

function WithdrawForm({ id, dialog }: FormProps) {
  const withdraw = useMutation(withdrawContentChange.mutation)
  const run = () =>
    dialog.run(async () => {
      const { outcome } = await withdraw.mutateAsync({ id })
      showOutcome(outcome, 'backOffice.content.withdrawn')
      return true
    })
  return (
    <Stack gap="md">
      <Text size="sm">
        <FormattedMessage id="backOffice.content.withdraw.text" />
      </Text>
      <Group justify="flex-end" gap="sm">
        <Cancel dialog={dialog} />
        <Button color="red.9" loading={dialog.isPending} onClick={run}>
          <FormattedMessage id="backOffice.content.withdraw" />
        </Button>
      </Group>
    </Stack>
  )
}

type ApproveProps = Pick<FormProps, 'dialog'> & { detail: Pick<ContentChangeDetail, 'change'> }

function ApproveForm({ detail: { change }, dialog }: ApproveProps) {
  const approve = useMutation(approveContentChange.mutation)
  const run = () =>
    dialog.run(async () => {
      const { outcome, change: after } = await approve.mutateAsync({ id: change.id })
      // A change that cannot be published becomes a draft again.
      const done =
        after.state === 'scheduled' ? 'scheduled' : after.state === 'draft' ? 'failed' : 'published'
      showOutcome(outcome, `backOffice.content.done.${done}`)
      return true
    })
  return (
    <Stack gap="md">
      <Text size="sm">
        {change.publishAt === null ? (
          <span>
            <FormattedMessage id="backOffice.content.approve.now" />
          </span>
        ) : (
          <span>
            <FormattedMessage
              id="backOffice.content.approve.scheduled"
              values={{ time: <ZonedTime at={change.publishAt} /> }}
            />
          </span>
        )}
      </Text>
      <Group justify="flex-end" gap="sm">
        <Cancel dialog={dialog} />
        <Button loading={dialog.isPending} onClick={run} data-autofocus>
          <FormattedMessage id="backOffice.content.approve" />
        </Button>
      </Group>
    </Stack>
  )
}

function ReturnForm({ id, dialog }: FormProps) {
  const intl = useIntl()
  const [text, setText] = useState('')
  const send = useMutation(returnContentChange.mutation)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    dialog.run(async () => {
      const { outcome } = await send.mutateAsync({ id, text: text.trim() })
      showOutcome(outcome, 'backOffice.content.returned')
      return true
    })
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Textarea
          label={intl.formatMessage({ id: 'backOffice.content.return.reason' })}
          description={intl.formatMessage({ id: 'backOffice.content.return.hint' })}
          data-autofocus
          autosize
          minRows={3}
          maxRows={10}
          maxLength={contentCommentRequestTextMax}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Group justify="flex-end" gap="sm">
          <Cancel dialog={dialog} />
          <Button type="submit" loading={dialog.isPending} disabled={text.trim() === ''}>
            <FormattedMessage id="backOffice.content.return" />
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
