// Row of the email address or phone number: shows whether it is verified, and contains a button to change it.
import CircleCheck from 'lucide-react/icons/circle-check'
import { useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { UserInfo } from '#generated/schema.d.ts'
import type { MessageId } from '#src/runtime/language/messages.ts'
import { Badge } from '#src/ui/content/Badge.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { ChangeAccount } from './ChangeAccount.tsx'
import type { AccountKind } from './NewAccount.tsx'

type ContactRowProps = {
  kind: AccountKind
  account: string | null
  /** Email address or phone number, formatted for the page. */
  text: string | null
  verified: boolean
  user: UserInfo
  /** Additional buttons of the row. */
  children?: ReactNode
}

const labels: Record<AccountKind, MessageId> = { email: 'profile.email', phone: 'profile.phone' }

export function ContactRow({ kind, account, text, verified, user, children }: ContactRowProps) {
  const [changes, setChanges] = useState(false)
  return (
    <div className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_11rem]">
          <h3 className="text-sm text-ink-soft">
            <FormattedMessage id={labels[kind]} />
          </h3>
          <p className="font-semibold wrap-anywhere">
            {text || (
              <span>
                <FormattedMessage id="profile.reach.none" />
              </span>
            )}
          </p>
          {account && (
            <p className="mt-1">
              <Badge
                tone={verified ? 'positive' : 'warning'}
                icon={verified && <CircleCheck aria-hidden className="size-4" />}
              >
                <FormattedMessage id={verified ? 'profile.reach.verified' : 'profile.reach.unverified'} />
              </Badge>
            </p>
          )}
        </div>
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setChanges(true)}>
          <FormattedMessage
            id={account ? 'profile.reach.change' : 'profile.reach.add'}
            values={{ kind, hidden: (words) => <span className="sr-only">{words}</span> }}
          />
        </Button>
      </div>
      {children}
      {changes && <ChangeAccount kind={kind} user={user} onClose={() => setChanges(false)} />}
    </div>
  )
}
