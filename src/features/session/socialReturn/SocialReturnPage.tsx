// `/redirect/fastLogin/{provider}`: page to which a social provider redirects. A known social account is signed in
// immediately; other visitors connect the account to their membership or register.
import { lazy, Suspense, useState } from 'react'
import { useParams } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { CallError } from '#src/client/errors.ts'
import { ACCOUNT_CLOSING, SOCIAL_TICKET_GONE } from '#generated/codes.ts'
import { pageChunk } from '#src/runtime/loading/reload.ts'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'
import { Spinner } from '#src/ui/progress/Spinner.tsx'
import { EntryFrame } from '../shared/EntryFrame.tsx'
import { secondFactorIn } from '../shared/secondFactor.ts'
import { SocialJoin } from './SocialJoin.tsx'
import { SocialSignIn } from './SocialSignIn.tsx'
import { SocialRefused } from './SocialRefused.tsx'
import { useSocialReturn } from './useSocialReturn.ts'

// Load the second step on demand, because few members use two-step sign-in.
const SecondFactor = lazy(() =>
  pageChunk(() => import('../shared/SecondFactor.tsx')).then((part) => ({ default: part.SecondFactor })),
)

export function SocialReturnPage() {
  const { provider } = useParams({ from: '/_blank/redirect/fastLogin/$provider' })
  const social = useSocialReturn(provider)
  const { pending, factor, setFactor, refusal, refuse, intent, redirect, retry, signedIn } = social
  const [chosen, setChosen] = useState<'register' | 'prove'>()

  if (refusal)
    return (
      <EntryFrame>
        <SocialRefused
          provider={provider}
          refusal={refusal}
          intent={intent}
          redirect={redirect}
          onRetry={retry}
        />
      </EntryFrame>
    )
  if (factor)
    return (
      <EntryFrame>
        <Suspense fallback={<Skeleton shape="block" className="mt-6 h-64" />}>
          <SecondFactor
            step={factor}
            onChange={setFactor}
            onGone={(error) => {
              setFactor(undefined)
              refuse(error)
            }}
            onSignedIn={signedIn}
          />
        </Suspense>
      </EntryFrame>
    )
  if (!pending)
    return (
      <EntryFrame>
        <h1 role="status" className="flex items-center gap-3 title-page">
          <Spinner />
          <FormattedMessage id="platform.loading" />
        </h1>
      </EntryFrame>
    )
  const shared = {
    ticket: pending.ticket,
    // Handle errors that end the whole attempt here, because the form does not show them.
    onRefused: (error: CallError) => {
      setFactor(secondFactorIn(error))
      if (error.hasCode(SOCIAL_TICKET_GONE) || error.hasCode(ACCOUNT_CLOSING)) refuse(error)
    },
    onSignedIn: signedIn,
  }
  return (
    <EntryFrame>
      {(chosen ?? pending.next) === 'register' ? (
        <SocialJoin {...shared} isOther={pending.next === 'prove'} onMember={() => setChosen('prove')} />
      ) : (
        <SocialSignIn
          {...shared}
          verifiedEmail={pending.next === 'prove' ? pending.ticket.email : null}
          onJoin={() => setChosen('register')}
        />
      )}
    </EntryFrame>
  )
}
