// A campaign's raffle: what taking part brings, what can be won, and the member's own entry.
import { FormattedMessage, useIntl } from 'react-intl'
import { useMutation } from '@tanstack/react-query'
import { enterRaffle } from '../../../generated/calls/activities.ts'
import { Coin } from '../../art/Coin.tsx'
import type { Campaign } from '../../../generated/schema.d.ts'
import type { MessageId } from '../../runtime/language/messages.ts'
import { useTimeZone } from '../../runtime/format/timeZone.ts'
import { useIsUpdating } from '../../runtime/app/useIsUpdating.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'

type Entry = NonNullable<NonNullable<Campaign['mine']>['raffle']>

const standing: Record<Entry['state'], MessageId> = {
  entered: 'activities.raffle.entered',
  won: 'activities.raffle.won',
  notDrawn: 'activities.raffle.notDrawn',
}

export function RaffleCard({ campaign: { raffle, mine } }: { campaign: Campaign }) {
  const intl = useIntl()
  const timeZone = useTimeZone()
  const enter = useMutation(enterRaffle.mutation)
  const isEntering = useIsUpdating(enter)
  if (!raffle) return null
  const { activityType, reward, winners, winnersReward, drawnAt } = raffle
  return (
    <Card as="section" aria-labelledby="raffle">
      <div className="flex items-start gap-4">
        <Coin className="size-16 shrink-0" />
        <div>
          <h2 id="raffle" className="title-card">
            <FormattedMessage id="activities.raffle.title" />
          </h2>
          <p className="mt-1 text-ink-soft">
            <FormattedMessage
              id="activities.raffle.prize"
              values={{
                winners,
                coins: winnersReward.coins,
                date: intl.formatDate(drawnAt, { dateStyle: 'long', timeZone }),
              }}
            />
          </p>
        </div>
      </div>
      {mine?.raffle ? (
        <p role="status" className="mt-5 rounded-panel bg-positive-soft p-4 font-semibold text-positive-ink">
          <FormattedMessage id={standing[mine.raffle.state]} />
        </p>
      ) : (
        <>
          <Button
            className="mt-5 max-sm:w-full"
            pending={isEntering}
            pendingLabel={intl.formatMessage({ id: 'form.pending' })}
            onClick={() => enter.mutate({ activityType })}
          >
            <FormattedMessage id="activities.raffle.enter" />
          </Button>
          <p className="mt-2 text-sm text-ink-soft">
            <FormattedMessage id="activities.raffle.reward" values={{ coins: reward.coins }} />
          </p>
        </>
      )}
    </Card>
  )
}
