// Card of a campaign's raffle: prizes, tickets for invited friends, and the results after the end.
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { Coin } from '#src/art/Coin.tsx'
import type { Campaign } from '#generated/schema.d.ts'
import { useTimeZone } from '../useTimeZone.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { Card } from '#src/ui/content/Card.tsx'
import { Disclosure } from '#src/ui/content/Disclosure.tsx'
import { Friends } from './MyRaffle.tsx'
import { storeSeal } from './seal.ts'

export function RaffleCard({ campaign }: { campaign: Campaign }) {
  const { raffle, mine } = campaign
  const { end, instantDate } = useFormats()
  const timeZone = useTimeZone()
  const { activityType, state, seedHash } = raffle ?? {}
  useEffect(() => {
    if (activityType && seedHash && state === 'open') storeSeal(activityType, seedHash)
  }, [activityType, seedHash, state])
  if (!raffle) return null
  const { winners, winnersReward, drawnAt, shownUntil, tickets } = raffle
  return (
    <Card as="section" aria-labelledby="raffle">
      <div className="flex items-start gap-4">
        <Coin className="size-16 shrink-0" />
        <div>
          <h2 id="raffle" className="title-card">
            <FormattedMessage id="activities.raffle.title" />
          </h2>
          <p className="mt-1 text-ink-soft">
            <span>
              {' '}
              <FormattedMessage
                id="activities.raffle.prize"
                values={{
                  state: raffle.state,
                  winners,
                  coins: winnersReward.coins,
                  date: instantDate(drawnAt, timeZone),
                }}
              />
            </span>{' '}
            {raffle.state !== 'ahead' && (
              <span>
                <FormattedMessage id="activities.raffle.in" values={{ state: raffle.state, tickets }} />
              </span>
            )}
          </p>
        </div>
      </div>
      {raffle.state === 'open' && mine?.raffle && <Friends raffle={raffle} entry={mine.raffle} />}
      {raffle.state === 'drawn' && shownUntil !== null && (
        <p className="mt-3 text-sm text-ink-soft">
          <FormattedMessage id="activities.raffle.until" values={{ date: end(shownUntil, timeZone) }} />
        </p>
      )}
      {raffle.seedHash !== null && (
        <div className="mt-3">
          <Disclosure title={<FormattedMessage id="activities.raffle.seal" />}>
            <p>
              <FormattedMessage id="activities.raffle.seal.text" />
            </p>
            <p className="mt-2 font-mono text-sm wrap-anywhere">{raffle.seedHash}</p>
          </Disclosure>
        </div>
      )}
    </Card>
  )
}
