// `/memberShip`: current level, progress to the next level, money saved by vouchers, level history, and the benefits of
// each level.
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '@tanstack/react-router'
import { useListLevelHistory, useGetMyMembership, useGetRightSavings } from '#generated/hooks/membership.ts'
import { LevelEmblem } from '#src/art/Levels.tsx'
import { BackToRewards } from '#src/runtime/layout/BackLinks.tsx'
import { dateText, instantDateFormat, noonOf } from '#src/runtime/format/dates.ts'
import { UnlockWays } from '#src/domain/offers/UnlockWays.tsx'
import { paceText } from '#src/domain/offers/unlock.ts'
import { ShareCard } from '#src/domain/sharing/ShareCard.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { PageHead } from '#src/ui/frames/PageHead.tsx'
import { Ring } from '#src/ui/progress/Ring.tsx'
import { pointsToKeep, progressOf, remainsText } from '../progress.ts'
import { LevelBenefits } from './LevelBenefits.tsx'
import type { LevelEnd } from '#generated/schema.d.ts'
import type { MessageId } from '#src/runtime/language/messages.ts'
import { Timeline } from '#src/ui/content/Timeline.tsx'
import { moneyFormat } from '#src/runtime/format/money.ts'
import { linkClass } from '#src/ui/actions/link.ts'

export function LevelPage() {
  return (
    <>
      <PageHead back={<BackToRewards />} title={<FormattedMessage id="membership.title" />} />
      <div className="grid gap-8">
        <Columns
          aside={
            <>
              <Savings />
              <LevelHistory />
            </>
          }
        >
          <Standing />
        </Columns>
        <LevelBenefits />
      </div>
    </>
  )
}

/**
 * Shows the current level: progress ring, missing points with the estimated time and ways to earn them, and the date on
 * which the level ends.
 */
function Standing() {
  const intl = useIntl()
  const { data: membership } = useGetMyMembership()
  const { unlock } = useListLevelHistory().data
  const { level, pointsThisYear } = membership
  const remains = remainsText(intl, membership)
  return (
    <Card
      as="section"
      tone="blush"
      className="flex flex-wrap items-center justify-center gap-x-8 gap-y-5 sm:justify-start"
    >
      <Ring value={progressOf(membership)} label={remains} size={10} weight={0.08}>
        <LevelEmblem level={level.level} className="w-28 max-w-full" />
      </Ring>
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="text-sm text-ink-soft">
          <FormattedMessage id="membership.level" values={{ level: level.level }} />
        </p>
        <h2 className="title-page">{level.name}</h2>
        <p className="mt-2 font-semibold">{remains}</p>
        {unlock && <p>{paceText(intl, unlock)}</p>}
        <p className="text-sm text-ink-soft">
          <FormattedMessage id="membership.thisYear" values={{ points: pointsThisYear }} />
        </p>
        {unlock && (
          <div className="flex flex-wrap gap-x-4">
            <UnlockWays />
          </div>
        )}
        <Until />
        {level.level > 1 && (
          <div className="mt-4">
            <ShareCard kind="level" />
          </div>
        )}
      </div>
    </Card>
  )
}

/** Shows the date on which the level ends, and the points that extend it by a year. The first level never ends. */
function Until() {
  const intl = useIntl()
  const { data: membership } = useGetMyMembership()
  const { level, levelUntil } = membership
  const missing = pointsToKeep(membership)
  return (
    <p className="mt-3 border-t border-line-strong pt-3 text-sm">
      <span>
        {level.fromPoints === 0 ? (
          <FormattedMessage id="membership.first" />
        ) : (
          <FormattedMessage
            id="membership.until"
            values={{ level: level.name, date: dateText(intl, levelUntil) }}
          />
        )}
      </span>{' '}
      {missing > 0 && (
        <span>
          <FormattedMessage id="membership.keep" values={{ points: missing }} />
        </span>
      )}
    </p>
  )
}

const ends: Readonly<Record<LevelEnd, MessageId>> = {
  rose: 'membership.history.rose',
  yearEnd: 'membership.history.notKept',
  takenBack: 'membership.history.takenBack',
}

/** Lists previous levels of the member, newest first. Shows the date on which each level ended, and the reason. */
function LevelHistory() {
  const intl = useIntl()
  const { data } = useListLevelHistory()
  const { data: membership } = useGetMyMembership()
  const day = (instant: string) => instantDateFormat(intl)(instant, membership.timeZone)
  return (
    <Card as="section">
      <h2 className="mb-4 title-card">
        <FormattedMessage id="membership.history.title" />
      </h2>
      <Timeline
        label={intl.formatMessage({ id: 'membership.history.title' })}
        events={data.items.map(({ level, since, until, ended }) => ({
          id: since,
          title: level.name,
          text: ended && <FormattedMessage id={ends[ended]} />,
          time:
            until === null ? (
              <FormattedMessage id="membership.history.since" values={{ date: day(since) }} />
            ) : (
              <FormattedMessage
                id="membership.history.span"
                values={{ from: day(since), until: day(until) }}
              />
            ),
        }))}
      />
    </Card>
  )
}

/** Shows the amount that the member has saved on orders this year with vouchers that were granted as level benefits. */
function Savings() {
  const intl = useIntl()
  const { data } = useGetRightSavings()
  const { year, amounts, vouchers } = data
  return (
    <Card as="section" className="flex flex-col">
      <h2 className="title-card">
        <FormattedMessage
          id="membership.savings.title"
          values={{
            year: intl.formatDate(noonOf(`${year}-06-15`), { year: 'numeric', timeZone: 'UTC' }),
          }}
        />
      </h2>
      {amounts.map(({ amount, currency }) => (
        <p key={currency} className="amount mt-2 text-2xl">
          {moneyFormat(intl)(amount, currency)}
        </p>
      ))}
      <p className="mt-2 text-ink-soft">
        {amounts.length > 0 ? (
          <FormattedMessage id="membership.savings.text" values={{ vouchers }} />
        ) : (
          <FormattedMessage id="membership.savings.none" />
        )}
      </p>
      <Link to="/rights" className={linkClass}>
        <FormattedMessage id="membership.rights.title" />
      </Link>
    </Card>
  )
}
