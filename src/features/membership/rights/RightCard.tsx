// One right: what it gives, how it stands, what is in the way, and the one thing to do about it.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useMyMembership } from '../../../../generated/hooks/membership.ts'
import type { Right } from '../../../../generated/schema.d.ts'
import { Reasons } from '../../../runtime/format/Reasons.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { linkClass } from '../../../ui/link.ts'
import { ClaimButton } from './ClaimButton.tsx'

export function RightCard({ right }: { right: Right }) {
  const { name, text, state, kind, eligibility } = right
  const { data: membership } = useMyMembership()
  const isReady = state === 'open' && kind !== 'perk'
  return (
    <Card as="li" className="flex flex-col items-start">
      {(state === 'used' || state === 'waiting') && (
        <Badge tone={state === 'used' ? 'positive' : 'info'} className="mb-2">
          <FormattedMessage id="membership.rights.state" values={{ state }} />
        </Badge>
      )}
      <h3 className="title-card">{name}</h3>
      <p className="mt-1 text-ink-soft">{text}</p>
      <Reasons
        eligibility={eligibility}
        timeZone={membership.timeZone}
        without="/memberShip"
        className="mt-3"
      />
      {isReady && (
        <div className="mt-auto w-full pt-4">
          {kind === 'claim' ? <ClaimButton right={right} /> : <SendProof right={right} />}
        </div>
      )}
      {state === 'waiting' && (
        <Link to="/rights/upload" className={linkClass}>
          <FormattedMessage id="membership.rights.see" />
        </Link>
      )}
    </Card>
  )
}

const SendProof = ({ right: { id, name } }: { right: Right }) => (
  <Link
    to="/rights/upload"
    search={{ right: id }}
    className={buttonClass({ variant: 'soft', size: 'small', full: true })}
  >
    <FormattedMessage
      id="membership.rights.send"
      values={{ right: name, hidden: (words) => <span className="sr-only">{words}</span> }}
    />
  </Link>
)
