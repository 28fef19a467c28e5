// `/`: greeting, coins with what expires next, the level with what remains, and what the route puts beside them.
import Clock from 'lucide-react/icons/clock'
import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Coin } from '../../art/Coin.tsx'
import { GreetingScene } from '../../art/GreetingScene.tsx'
import { LevelEmblem } from '../../art/Levels.tsx'
import { useGetMyMembershipSuspense } from '../../client/membership.ts'
import { useGetUserInfoSuspense } from '../../client/session.ts'
import type { Membership } from '../../client/types.ts'
import { dateText } from '../../runtime/format/dates.ts'
import { Card } from '../../ui/Card.tsx'
import { Ring } from '../../ui/Ring.tsx'

export function HubHome({ children }: { children: ReactNode }) {
  const { data: membership } = useGetMyMembershipSuspense()
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-12 md:gap-6">
      <Greeting membership={membership} />
      <LevelCard membership={membership} />
      {children}
    </div>
  )
}

function Greeting({ membership: { coins, nextExpiry, timeZone } }: { membership: Membership }) {
  const intl = useIntl()
  const { data: user } = useGetUserInfoSuspense()
  const [time] = useState(() => timeOfDay(timeZone))
  return (
    <section className="relative overflow-clip rounded-card bg-blush md:col-span-12">
      <div className="relative z-10 p-5 pb-32 tablet:p-8 tablet:pr-[22rem]">
        <h1 className="title-hero">
          <FormattedMessage id="membership.greeting" values={{ time, name: user.firstName }} />
        </h1>
        <p className="mt-4 flex items-center gap-3">
          <Coin className="size-14" />
          <span>
            <FormattedMessage
              id="membership.coins"
              values={{
                coins,
                b: (words) => <span className="amount text-2xl">{words}</span>,
              }}
            />
            {nextExpiry && (
              <span className="flex items-center gap-1.5 text-sm text-ink-soft">
                <Clock aria-hidden className="size-4 shrink-0" />
                <FormattedMessage
                  id="membership.expiry"
                  values={{
                    coins: nextExpiry.amount,
                    date: dateText(intl, nextExpiry.date),
                  }}
                />
              </span>
            )}
          </span>
        </p>
      </div>
      <GreetingScene
        time={time === 'night' ? 'night' : 'day'}
        className="absolute right-0 bottom-0 w-60 max-w-full tablet:w-[22rem]"
      />
    </section>
  )
}

function LevelCard({
  membership: { level, nextLevel, pointsThisYear, pointsToNextLevel },
}: {
  membership: Membership
}) {
  const intl = useIntl()
  const span = nextLevel ? nextLevel.fromPoints - level.fromPoints : 0
  const remains = nextLevel
    ? intl.formatMessage({ id: 'membership.remains' }, { points: pointsToNextLevel, level: nextLevel.name })
    : intl.formatMessage({ id: 'membership.top' })
  return (
    <Card as="section" className="flex items-center gap-5 md:col-span-5">
      <Ring
        value={span ? Math.max(0, pointsThisYear - level.fromPoints) / span : 1}
        label={remains}
        size={6.5}
      >
        <LevelEmblem level={level.level} className="w-14" />
      </Ring>
      <div>
        <p className="text-sm text-ink-soft">
          <FormattedMessage id="membership.level" values={{ level: level.level }} />
        </p>
        <h2 className="title-card">{level.name}</h2>
        <p className="mt-1 text-ink-soft">{remains}</p>
      </div>
    </Card>
  )
}

/** Morning, afternoon, evening or night by the member's own clock. */
function timeOfDay(timeZone: string) {
  const hour = Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format())
  if (hour < 5 || hour >= 21) return 'night'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}
