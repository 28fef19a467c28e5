// Signing in to an account that is being deleted: for seven days one press reopens it.
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useUndoDisable } from '../../../../generated/hooks/account.ts'
import { DeletionWaitingScene } from '../../../art/scenes/DeletionWaitingScene.tsx'
import type { Session, SignInProof } from '../../../../generated/schema.d.ts'
import { useFormats } from '../../../runtime/format/useFormats.ts'
import { Button } from '../../../ui/actions/Button.tsx'

/** Who has just proven who they are, by what, and the last instant to change their mind. */
export type ClosingAccount = { account: string; undoUntil: string; proof: SignInProof }

type ReopenAccountProps = {
  closing: ClosingAccount
  onReopened: (session: Session) => void
  onCancel: () => void
}

export function ReopenAccount({
  closing: { account, undoUntil, proof },
  onReopened,
  onCancel,
}: ReopenAccountProps) {
  const formats = useFormats()
  const { mutate, isPending } = useUndoDisable({
    onSuccess: onReopened,
    onError: ({ refusal }) => refusal && onCancel(),
  })
  // It has replaced the form: screen readers start at its heading.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const [daysLeft] = useState(() => Math.ceil((Date.parse(undoUntil) - Date.now()) / 86_400_000))
  return (
    <section className="mt-4 grid gap-4">
      <DeletionWaitingScene daysLeft={daysLeft} className="mx-auto w-56" />
      <h2 ref={heading} tabIndex={-1} className="title-card outline-none">
        <FormattedMessage id="session.closing.title" />
      </h2>
      <p className="text-ink-soft">
        <FormattedMessage id="session.closing.text" values={{ date: formats.end(undoUntil, timeZone) }} />
      </p>
      <Button full pending={isPending} onClick={() => mutate({ account, proof })}>
        <FormattedMessage id="session.closing.keep" />
      </Button>
      <Button full variant="quiet" onClick={onCancel}>
        <FormattedMessage id="session.closing.leave" />
      </Button>
    </section>
  )
}
