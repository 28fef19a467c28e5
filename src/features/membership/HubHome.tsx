// `/`, the home page: a greeting with the baby's age, coin balance, level, and offers of the day. The route file passes
// the content of the second column.
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '@tanstack/react-router'
import { getToday } from '#generated/calls/account.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import { useGetUserInfo } from '#generated/hooks/account.ts'
import { Coin } from '#src/art/Coin.tsx'
import { GreetingScene } from '#src/art/GreetingScene.tsx'
import { LevelEmblem } from '#src/art/Levels.tsx'
import type { Membership, Today, TodayKind } from '#generated/schema.d.ts'
import { dateText, daysBetween, hourAt } from '#src/runtime/format/dates.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { Ring } from '#src/ui/progress/Ring.tsx'
import { progressOf, remainsText } from './progress.ts'
import { sceneAt, timeOfDay } from './timeOfDay.ts'
import { babiesText } from './today/babies.ts'
import { TodayList } from './today/TodayList.tsx'

type HubHomeProps = {
  /** First steps of a new member, shown before the offers of the day. */
  firstSteps: ReactNode
  /** Row of the daily check-in. */
  checkIn: ReactNode
  /** Content of the second column: tasks and articles. */
  aside: ReactNode
  children: ReactNode
}

export function HubHome({ firstSteps, checkIn, aside, children }: HubHomeProps) {
  const { data: membership, dataUpdatedAt } = useGetMyMembership()
  // The response contains data about babies and is not persisted, so the home page omits it while offline.
  const { data: today } = useQuery({ ...getToday.query(), meta: { handlesErrors: true } })
  // Show a gift for a baby or a birthday near the top, so that it is visible without scrolling.
  // Lead the first days of a member with a gift that is free with the level.
  const isNew = today && daysBetween(membership.memberSince, today.date) < newDays
  const lead = isNew ? today.items.find(({ kind }) => kind === 'levelGift') : undefined
  const firstGift = lead ?? today?.items.find(({ kind }) => occasions.has(kind))
  return (
    <Columns aside={aside}>
      <Greeting membership={membership} readAt={dataUpdatedAt} today={today} />
      {!firstGift && firstSteps}
      <TodayList today={today} lead={lead} checkIn={checkIn} />
      {firstGift && firstSteps}
      {children}
    </Columns>
  )
}

/** Number of days after joining during which a member counts as new. */
const newDays = 3

const occasions: ReadonlySet<TodayKind> = new Set(['newBabyGift', 'babyBirthdayGift', 'momBirthdayGift'])

type GreetingProps = {
  membership: Membership
  /** Time at which the data was loaded, in ms since 1970; used as the current time on server and browser. */
  readAt: number
  today: Today | undefined
}

/**
 * Greeting at the top of the page. On phones it has little height, so that the main button is visible without
 * scrolling.
 */
function Greeting({ membership, readAt, today }: GreetingProps) {
  const intl = useIntl()
  const { data: user } = useGetUserInfo()
  const time = timeOfDay(hourAt(intl, readAt, membership.timeZone))
  const babies = today ? babiesText(intl, today.babies, today.date) : null
  return (
    <section className="@container overflow-clip rounded-card bg-blush">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 p-4 pr-0 pb-0 @max-[34rem]:pt-3 @min-[34rem]:gap-y-3 @min-[34rem]:pt-8 @min-[34rem]:pl-8">
        <div className="col-span-2 pr-4">
          <h1 className={babies === null ? leadClass : 'text-ink-soft'}>
            <FormattedMessage id="membership.greeting" values={{ time, name: user.firstName }} />
          </h1>
          {babies !== null && <p className={leadClass}>{babies}</p>}
        </div>
        <CoinsHeld membership={membership} today={today} />
        {today && <AffordableProducts coinShop={today.coinShop} />}
        <Level membership={membership} />
        <GreetingScene
          time={sceneAt(time)}
          className="col-start-2 row-start-4 w-24 self-end @max-[16rem]:hidden @min-[34rem]:row-span-3 @min-[34rem]:row-start-2 @min-[34rem]:w-64"
        />
      </div>
    </section>
  )
}

const leadClass = 'title-page @min-[34rem]:title-hero'

type CoinsHeldProps = { membership: Membership; today: Today | undefined }

/** Shows the coin balance, and the next expiry date if coins expire soon. */
function CoinsHeld({ membership: { coins }, today }: CoinsHeldProps) {
  const intl = useIntl()
  const expiry = today?.expiry
  return (
    <Link to="/coins" className={rowClass}>
      <span className={signClass}>
        {/* Set the icon size, because the default is smaller than the progress ring in the row below. */}
        <Coin className="-m-1.5 size-14 max-w-none @min-[34rem]:-m-2 @min-[34rem]:size-18" />
      </span>
      <span className="min-w-0">
        <span>
          <FormattedMessage
            id="membership.coins"
            values={{ coins, b: (words) => <span className="amount text-xl">{words}</span> }}
          />
        </span>
        {expiry && (
          <span className="block text-xs text-ink-soft">
            <FormattedMessage
              id="membership.expiry"
              values={{
                coins: expiry.amount,
                days: daysBetween(today.date, expiry.date),
                date: dateText(intl, expiry.date, 'medium'),
              }}
            />
          </span>
        )}
      </span>
    </Link>
  )
}

/**
 * Link to the coin shop. It shows how many products the member can afford, or how many coins are missing for a product.
 */
function AffordableProducts({ coinShop: { pictures, affordable, missing } }: Pick<Today, 'coinShop'>) {
  if (affordable === 0 && missing === null) return null
  return (
    <Link to="/pointsMall" className={`${rowClass} min-h-11 text-accent underline-offset-4 hover:underline`}>
      <span className={signClass}>
        <span className="flex">
          {pictures.map((src) => (
            <span key={src} className="not-first:-ml-3">
              <Drawing
                src={src}
                className="size-7 rounded-full border-2 border-blush bg-raised object-cover"
              />
            </span>
          ))}
        </span>
      </span>
      <span className="min-w-0 text-sm font-semibold">
        <FormattedMessage id="membership.buys" values={{ affordable, missing }} />
      </span>
    </Link>
  )
}

const rowClass =
  'col-span-2 flex items-center gap-3 pr-4 @min-[34rem]:col-span-1 @min-[34rem]:col-start-1 @min-[34rem]:pr-0'

function Level({ membership }: { membership: Membership }) {
  const intl = useIntl()
  const { level } = membership
  const remains = remainsText(intl, membership)
  return (
    <div className="relative col-start-1 row-start-4 flex items-center gap-3 self-center pb-3 @min-[34rem]:pb-8">
      <span className={signClass}>
        <Ring value={progressOf(membership)} label={remains} size={2.75} weight={0.12}>
          <LevelEmblem level={level.level} className="w-7" />
        </Ring>
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h2 className="font-semibold">
            <Link to="/memberShip" className="after:absolute after:inset-0">
              {level.name}
            </Link>
          </h2>
          <span className="text-xs text-ink-soft">
            <FormattedMessage id="membership.level" values={{ level: level.level }} />
          </span>
        </div>
        <p className="text-xs text-ink-soft">{remains}</p>
      </div>
    </div>
  )
}

/** Box for the icon at the start of a row. It has the same size in each row, so that the texts are aligned. */
const signClass = 'grid w-11 shrink-0 grid-cols-1 place-items-center @min-[34rem]:w-14'
