// Asks a member to sign in with password or code once, which connects the social account to the membership. From then
// on, the social account signs the member in directly.
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { socialSendMailCode } from '#generated/calls/session.ts'
import type { CallError } from '#src/client/errors.ts'
import type { Session, SignInMethod, SocialTicket } from '#generated/schema.d.ts'
import { useCodeSending } from '#src/domain/contacts/useSendCode.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { AccountShown } from '../shared/AccountShown.tsx'
import { AccountStep } from '../shared/AccountStep.tsx'
import { OtherMethod } from '../shared/OtherMethod.tsx'
import { serviceNames } from '../shared/ProviderMark.tsx'
import { SocialCode } from './SocialCode.tsx'
import { SocialPassword } from './SocialPassword.tsx'
import type { LoginStep } from '../shared/useStep.ts'

type SocialSignInProps = {
  ticket: SocialTicket
  /** Email address of the member, which the provider has verified; `null` if the member has to type an account. */
  verifiedEmail: string | null
  onJoin: () => void
  onRefused: (error: CallError) => void
  onSignedIn: (session: Session) => void
}

const bothMethods: SignInMethod[] = ['code', 'password']

export function SocialSignIn({ ticket, verifiedEmail, onJoin, onRefused, onSignedIn }: SocialSignInProps) {
  const [account, setAccount] = useState(verifiedEmail)
  const [methods, setMethods] = useState(bothMethods)
  const [method, setMethod] = useState<SignInMethod>()
  const [filledIn, setFilledIn] = useState('')
  // Omit the account if it equals the account of the ticket.
  const otherAccount = account === ticket.email ? {} : { account: account ?? undefined }
  const code = useCodeSending((to) =>
    socialSendMailCode({ ticket: ticket.ticket, ...(to !== ticket.email && { account: to }) }),
  )
  const isSent = account !== null && code.sentTo === account
  // Show the code field when the code was sent.
  const shownMethod = method ?? (isSent ? 'code' : undefined)

  const start = (next: SignInMethod, to: string) => (next === 'code' ? code.send(to) : setMethod('password'))
  const ready = (step: LoginStep) => {
    setAccount(step.account)
    setMethods(step.methods)
    start(step.method, step.account)
  }
  const service = serviceNames[ticket.provider]
  const isKnown = account !== null && account === verifiedEmail
  const change = () => {
    setAccount(null)
    setMethod(undefined)
  }
  const shared = { ticket: ticket.ticket, onRefused, onSignedIn }
  return (
    <>
      <h1 className="title-page">
        <FormattedMessage id={isKnown ? 'session.social.prove' : 'session.social.own'} />
      </h1>
      <p className="mt-2 text-ink-soft">
        <FormattedMessage
          id={isKnown ? 'session.social.prove.text' : 'session.social.own.text'}
          values={{ service }}
        />
      </p>
      {account === null || (!isKnown && shownMethod === undefined) ? (
        <AccountStep isPending={code.isPending} onPassword={setFilledIn} onReady={ready} />
      ) : (
        <div className="mt-6 grid gap-5">
          <AccountShown account={account} onChange={change} />
          {shownMethod === 'code' && <SocialCode {...shared} code={code} account={account} />}
          {shownMethod === 'password' && (
            <SocialPassword {...shared} otherAccount={otherAccount} filledIn={filledIn} />
          )}
          {shownMethod === undefined && (
            <Button full pending={code.isPending} onClick={() => code.send(account)}>
              <FormattedMessage id="session.code.send" />
            </Button>
          )}
          {shownMethod !== 'password' && methods.includes('password') && (
            <OtherMethod to="password" onOther={() => setMethod('password')} />
          )}
          {shownMethod === 'password' && methods.includes('code') && (
            <OtherMethod
              to="code"
              isPending={code.isPending}
              onOther={() => {
                setMethod(undefined)
                if (!isSent) code.send(account)
              }}
            />
          )}
        </div>
      )}
      <p className="mt-4 text-center text-ink-soft">
        <FormattedMessage
          id="session.login.join"
          values={{
            a: (words) => (
              <button type="button" className={`${linkClass} cursor-pointer`} onClick={onJoin}>
                {words}
              </button>
            ),
          }}
        />
      </p>
    </>
  )
}
