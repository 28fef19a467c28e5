// Sign-in step for an account that is being deleted: for seven days one click restores the account.
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useUndoDisable } from '#generated/hooks/account.ts'
import { DeletionWaitingScene } from '#src/art/scenes/DeletionWaitingScene.tsx'
import type { Session, SignInProof } from '#generated/schema.d.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { failureText } from '#src/runtime/format/failureText.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { secondFactorIn, type SecondFactorStep } from '../shared/secondFactor.ts'

/** Account with the credentials that were verified, and the end of the period in which it can be restored. */
export type ClosingAccount = { account: string; undoUntil: string; proof: SignInProof }

type ReopenAccountProps = {
  closing: ClosingAccount
  onReopened: (session: Session) => void
  onSecondFactor: (step: SecondFactorStep) => void
  onCancel: () => void
}

export function ReopenAccount({
  closing: { account, undoUntil, proof },
  onReopened,
  onSecondFactor,
  onCancel,
}: ReopenAccountProps) {
  const intl = useIntl()
  const { toasts } = useAppContext()
  const formats = useFormats()
  const { mutate, isPending } = useUndoDisable({
    onSuccess: onReopened,
    meta: { showsRefusals: true },
    onError: (error) => {
      const factor = secondFactorIn(error)
      if (factor) return onSecondFactor(factor)
      if (!error.endsSession) toasts.show('negative', failureText(error, intl))
      if (error.refusal) onCancel()
    },
  })
  // Focus the heading, because this step has replaced the form; screen readers then start there.
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
        <FormattedMessage
          id="session.closing.text"
          values={{ date: formats.deadline(undoUntil, timeZone) }}
        />
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
