// Asks a member who has recovered an account whether to keep or remove the email address or phone that the recovery did
// not verify. An attacker may have added this email address or phone.
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRemoveLostAccount } from '#generated/hooks/session.ts'
import type { LostAccount } from '#generated/schema.d.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'

export function OtherAccount({ other: { account, ticket } }: { other: LostAccount }) {
  const [isKept, setIsKept] = useState(false)
  const { mutate, isPending, isSuccess } = useRemoveLostAccount()
  const values = { account: <strong className="wrap-anywhere">{account}</strong> }
  return (
    <div role="status" className="mt-6 text-left">
      {isKept || isSuccess ? (
        <Notice
          tone="positive"
          text={
            <FormattedMessage
              id={isSuccess ? 'session.lostAccount.removed' : 'session.lostAccount.kept'}
              values={values}
            />
          }
        />
      ) : (
        <Notice
          tone="warning"
          title={<FormattedMessage id="session.lostAccount.title" values={values} />}
          text={<FormattedMessage id="session.lostAccount.text" />}
          action={
            <div className="flex flex-wrap gap-3">
              <Button size="small" variant="quiet" onClick={() => setIsKept(true)}>
                <FormattedMessage id="session.lostAccount.keep" />
              </Button>
              <Button size="small" pending={isPending} onClick={() => mutate({ ticket })}>
                <FormattedMessage id="session.lostAccount.remove" />
              </Button>
            </div>
          }
        />
      )}
    </div>
  )
}
