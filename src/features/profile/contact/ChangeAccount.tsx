// Changes the email address or phone number: a one-time code verifies the new one, then the member re-authenticates.
// For a correct code, the server returns a ticket that stays valid, so a wrong password does not require another code.
import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { modifyAccount } from '#generated/calls/profile.ts'
import type { CallError } from '#src/client/errors.ts'
import type { UserInfo } from '#generated/schema.d.ts'
import { Reauthentication } from '#src/domain/reauthentication/Reauthentication.tsx'
import { failureText } from '#src/runtime/format/failureText.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { Dialog } from '#src/ui/feedback/Dialog.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'
import { type AccountKind, NewAccount, type VerifiedAccount } from './NewAccount.tsx'

type ChangeAccountProps = { kind: AccountKind; user: UserInfo; onClose: () => void }

export function ChangeAccount({ kind, user, onClose }: ChangeAccountProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { toasts } = useAppContext()
  const [verified, setVerified] = useState<VerifiedAccount>()
  const [refused, setRefused] = useState<string>()
  const refuse = (error: CallError) => {
    // Return to the first step if the new account belongs to another member, or if its ticket has expired.
    if (!error.reasons.some(({ field }) => field === 'account' || field === 'code')) return
    setVerified(undefined)
    setRefused(failureText(error, intl))
  }
  const saved = () => {
    toasts.announce(formatMessage({ id: 'profile.reach.changed' }, { account: verified?.account }))
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      holdsForm
      placement="sheet"
      closeLabel={formatMessage({ id: 'platform.close' })}
      title={<FormattedMessage id="profile.reach.new" values={{ kind }} />}
    >
      {verified ? (
        <div className="grid gap-5">
          <p className="wrap-anywhere">
            <FormattedMessage
              id="profile.reach.prove"
              values={{ account: verified.account, b: (words) => <b>{words}</b> }}
            />
          </p>
          <Reauthentication
            operation={modifyAccount}
            body={(proof) => ({ ...verified, proof })}
            onSuccess={saved}
            onRefused={refuse}
          >
            <FormattedMessage id="profile.save" />
          </Reauthentication>
        </div>
      ) : (
        <Suspense fallback={<Skeleton shape="block" />}>
          {refused && (
            <div role="alert" className="mb-5">
              <Notice tone="negative" text={refused} />
            </div>
          )}
          <NewAccount kind={kind} user={user} onProven={setVerified} />
        </Suspense>
      )}
    </Dialog>
  )
}
