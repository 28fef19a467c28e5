// Shows the member's participation at the top of a raffle page: the button to enter the raffle, the tickets, and the
// result. Members who did not enter the raffle see its result as well.
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { getMyMembership } from '#generated/calls/membership.ts'
import { useEnterRaffle } from '#generated/hooks/activities.ts'
import type { Campaign, RaffleEntry, RaffleOffer } from '#generated/schema.d.ts'
import { Coin } from '#src/art/Coin.tsx'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { vibrate } from '#src/runtime/app/vibration.ts'
import { useIsUpdating } from '#src/runtime/app/useIsUpdating.ts'
import { SignInLink } from '../SignInLink.tsx'
import { useTimeZone } from '../useTimeZone.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { ShareButton } from '#src/runtime/layout/ShareButton.tsx'
import type { MessageId } from '#src/runtime/language/messages.ts'
import { Confetti } from '#src/ui/feedback/Confetti.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { cx } from '#src/ui/style/cx.ts'

const entryStates: Record<RaffleEntry['state'], MessageId> = {
  entered: 'activities.raffle.entered',
  won: 'activities.raffle.won',
  notDrawn: 'activities.raffle.notDrawn',
}

export function MyRaffle({ campaign: { raffle, mine, from } }: { campaign: Campaign }) {
  const { instantDate } = useFormats()
  const timeZone = useTimeZone()
  const enter = useEnterRaffle({ onSuccess: vibrate })
  if (!raffle) return null
  const isOpen = raffle.state === 'open'
  if (!mine) return isOpen && <SignInLink className="mt-5" />
  const { raffle: entry } = mine
  if (!entry && isOpen) return <Enter raffle={raffle} enter={enter} />
  if (!entry)
    return (
      <p role="status" className="mt-5 rounded-panel bg-raised p-4">
        <FormattedMessage
          id="activities.raffle.late"
          values={{ state: raffle.state, date: instantDate(from, timeZone) }}
        />
      </p>
    )
  const { state, tickets } = entry
  return (
    <div
      role="status"
      className={cx(
        'relative isolate mt-5 rounded-panel p-4',
        state === 'notDrawn' ? 'bg-raised' : 'bg-positive-soft text-positive-ink',
      )}
    >
      {enter.isSuccess && <Confetti />}
      <p className="font-semibold">
        <FormattedMessage id={entryStates[state]} />
      </p>
      {state === 'entered' && (
        <p className="text-sm">
          <FormattedMessage id="activities.raffle.mine" values={{ tickets }} />
        </p>
      )}
      {enter.isSuccess && <Reward raffle={raffle} />}
    </div>
  )
}

/** Confirms the coins for entering the raffle, and shows the new balance. */
function Reward({ raffle }: { raffle: RaffleOffer }) {
  const { coins, points } = raffle.reward
  const { data: member } = useQuery({ ...getMyMembership.query(), meta: { handlesErrors: true } })
  if (coins === 0) return null
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 font-semibold">
      <Coin bare className="size-6" />
      <span>
        <FormattedMessage id="activities.raffle.granted" values={{ coins, points }} />
      </span>
      {member && (
        <span className="font-normal">
          <FormattedMessage id="platform.balance" values={{ coins: member.coins }} />
        </span>
      )}
    </p>
  )
}

type EnterProps = { raffle: RaffleOffer; enter: ReturnType<typeof useEnterRaffle> }

function Enter({ raffle: { activityType, reward }, enter }: EnterProps) {
  const { formatMessage } = useIntl()
  const isEntering = useIsUpdating(enter)
  return (
    <>
      <Button
        className="mt-5 max-sm:w-full"
        pending={isEntering}
        pendingLabel={formatMessage({ id: 'form.pending' })}
        onClick={() => enter.mutate({ activityType })}
      >
        <FormattedMessage id="activities.raffle.enter" />
      </Button>
      <p className="mt-2 text-sm text-ink-soft">
        <FormattedMessage id="activities.raffle.reward" values={{ coins: reward.coins }} />
      </p>
    </>
  )
}

/** Shows the referral link of the member until the member has the maximum number of tickets. */
export function Friends({ raffle: { friends }, entry }: { raffle: RaffleOffer; entry: RaffleEntry }) {
  const { formatMessage } = useIntl()
  const { origin } = useAppContext()
  const { shortPath, tickets } = entry
  if (!friends || shortPath === null || tickets >= friends.most) return null
  return (
    <div className="mt-4">
      <p className="mb-3 max-w-read text-ink-soft">
        <FormattedMessage id="activities.raffle.friends" values={friends} />
      </p>
      <ShareButton
        variant="soft"
        link={new URL(shortPath, origin).href}
        text={formatMessage({ id: 'activities.raffle.share.text' })}
        copied={formatMessage({ id: 'activities.raffle.copied' })}
      >
        <FormattedMessage id="activities.raffle.share" />
      </ShareButton>
    </div>
  )
}
