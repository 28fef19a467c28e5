// Card of a level benefit (right): its description, state, reasons why it is not available, and a button to use it.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useClaimRight, useGetMyMembership } from '#generated/hooks/membership.ts'
import type { Right } from '#generated/schema.d.ts'
import { UnlockText } from '#src/domain/offers/UnlockText.tsx'
import { withoutLevel } from '#src/domain/offers/unlock.ts'
import { Reasons } from '#src/runtime/format/Reasons.tsx'
import { Badge } from '#src/ui/content/Badge.tsx'
import { Button, buttonClass } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { listRights } from '#generated/calls/membership.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'

export function RightCard({ right }: { right: Right }) {
  const { name, text, state, kind, unlock, eligibility } = right
  const { data: membership } = useGetMyMembership()
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
      {unlock && (
        <p className="mt-3 text-sm text-ink-soft">
          <UnlockText unlock={unlock} full />
        </p>
      )}
      <Reasons
        eligibility={unlock ? withoutLevel(eligibility) : eligibility}
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

/**
 * Button that claims a level benefit; repeated clicks claim it only once. If it was already claimed, perhaps in another
 * tab, the card shows the claimed state.
 */
function ClaimButton({ right: { id: rightId, name } }: { right: Right }) {
  const intl = useIntl()
  const { toasts, queryClient } = useAppContext()
  const { queryKey } = listRights.query()
  const claim = useClaimRight({
    onSuccess: ({ right }) => {
      queryClient.setQueryData(
        queryKey,
        (list) => list && { items: list.items.map((each) => (each.id === right.id ? right : each)) },
      )
      toasts.announce(intl.formatMessage({ id: 'membership.claimed' }, { right: right.name }))
    },
  })
  return (
    <Button
      full
      size="small"
      pending={claim.isPending}
      pendingLabel={intl.formatMessage({ id: 'membership.rights.claiming' })}
      onClick={() => {
        if (!claim.isPending) claim.mutate({ rightId })
      }}
    >
      <FormattedMessage
        id="membership.rights.claim"
        values={{ right: name, hidden: (words) => <span className="sr-only">{words}</span> }}
      />
    </Button>
  )
}
