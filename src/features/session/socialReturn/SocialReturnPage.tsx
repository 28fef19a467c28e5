// `/redirect/fastLogin/{provider}`: back from another service. Whoever it knows is signed in at once; anybody else proves
// which membership is theirs, or becomes a member.
import { useState } from 'react'
import { useParams } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { CallError } from '../../../client/errors.ts'
import { ACCOUNT_CLOSING, SOCIAL_TICKET_GONE } from '../../../../generated/codes.ts'
import { Spinner } from '../../../ui/Spinner.tsx'
import { EntryFrame } from '../shared/EntryFrame.tsx'
import { SocialJoin } from './SocialJoin.tsx'
import { SocialProof } from './SocialProof.tsx'
import { SocialRefused } from './SocialRefused.tsx'
import { useSocialReturn } from './useSocialReturn.ts'

export function SocialReturnPage() {
  const { provider } = useParams({ from: '/_blank/redirect/fastLogin/$provider' })
  const { held, refusal, refuse, intent, wanted, retry, signedIn } = useSocialReturn(provider)
  const [chosen, setChosen] = useState<'register' | 'prove'>()

  if (refusal)
    return (
      <EntryFrame>
        <SocialRefused
          provider={provider}
          refusal={refusal}
          intent={intent}
          redirect={wanted}
          onRetry={retry}
        />
      </EntryFrame>
    )
  if (!held)
    return (
      <EntryFrame>
        <h1 role="status" className="flex items-center gap-3 title-page">
          <Spinner />
          <FormattedMessage id="platform.loading" />
        </h1>
      </EntryFrame>
    )
  const shared = {
    ticket: held.ticket,
    // What ends the whole attempt is no matter of a form.
    onRefused: (error: CallError) =>
      (error.is(SOCIAL_TICKET_GONE) || error.is(ACCOUNT_CLOSING)) && refuse(error),
    onSignedIn: signedIn,
  }
  return (
    <EntryFrame>
      {(chosen ?? held.next) === 'register' ? (
        <SocialJoin {...shared} isOther={held.next === 'prove'} onMember={() => setChosen('prove')} />
      ) : (
        <SocialProof
          {...shared}
          known={held.next === 'prove' ? held.ticket.email : null}
          onJoin={() => setChosen('register')}
        />
      )}
    </EntryFrame>
  )
}
