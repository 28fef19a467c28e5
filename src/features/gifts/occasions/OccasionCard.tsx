// Card of an occasion (a birth or birthday): the person, the date, and the period in which a gift can be chosen.
// Outside of this period, it shows why no gift can be chosen and when the period starts.
import type { ComponentType } from 'react'
import { Link, useRouter } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { Eligibility, GiftOccasion } from '#generated/schema.d.ts'
import type { ArtProps } from '#src/art/Art.tsx'
import { BabyBirthdayScene } from '#src/art/scenes/BabyBirthdayScene.tsx'
import { MomBirthdayScene } from '#src/art/scenes/MomBirthdayScene.tsx'
import { NewbornScene } from '#src/art/scenes/NewbornScene.tsx'
import { Reasons } from '#src/runtime/format/Reasons.tsx'
import { TimeLeft } from '#src/runtime/format/TimeLeft.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { Card } from '#src/ui/content/Card.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { linkToOccasion, babyNameValues, type OccasionKind } from './occasions.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { useCalendarFile } from '#src/runtime/downloads/useCalendarFile.ts'
import { Button } from '#src/ui/actions/Button.tsx'

const scenes: Record<OccasionKind, ComponentType<ArtProps>> = {
  newBaby: NewbornScene,
  momBirthday: MomBirthdayScene,
  babyBirthday: BabyBirthdayScene,
}

type OccasionCardProps = {
  kind: OccasionKind
  /** Occasion; missing while the birthday or the date of a baby is unknown. */
  occasion: GiftOccasion | undefined
  /** Reasons why no gift can be chosen now, and the date from which a gift can be chosen. */
  eligibility: Eligibility
  /** True during the period in which a gift can be chosen. */
  isOpen: boolean
  /** Time at which the data was loaded, in ms since 1970. */
  readAt: number
  /** Called when the period in which a gift can be chosen ends. */
  onEnd: () => void
}

export function OccasionCard({ kind, occasion, eligibility, isOpen, readAt, onEnd }: OccasionCardProps) {
  const { formatMessage } = useIntl()
  const { date: dateText } = useFormats()
  const { data: member } = useGetMyMembership()
  const Scene = scenes[kind]
  const { date = null, opensOn = null, closesOn = null, closesAt = null, claimId = null } = occasion ?? {}
  return (
    <Card as="section" className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3">
        <div>
          <h2 className="title-card">
            <FormattedMessage id="gifts.occasion.whose" values={{ kind, ...babyNameValues(occasion) }} />
          </h2>
          {date !== null && <p>{dateText(date)}</p>}
        </div>
        <Scene className="w-24 @min-[28rem]:row-span-2 @min-[28rem]:w-44 @min-[36rem]:w-56" />
        <div className="col-span-2 grid min-w-0 justify-items-start gap-3 @min-[28rem]:col-span-1">
          {opensOn !== null && closesOn !== null && (
            <p className="text-sm text-ink-soft">
              <FormattedMessage
                id="gifts.occasion.days"
                values={{ from: dateText(opensOn, 'medium'), to: dateText(closesOn, 'medium') }}
              />
            </p>
          )}
          {isOpen && closesAt !== null && (
            <TimeLeft
              until={closesAt}
              readAt={readAt}
              label={formatMessage({ id: 'gifts.occasion.left' })}
              onEnd={onEnd}
            />
          )}
          {claimId === null ? (
            <Reasons eligibility={eligibility} timeZone={member.timeZone} />
          ) : (
            <Claimed nextDate={eligibility.nextDate} claimId={claimId} timeZone={member.timeZone} />
          )}
          {occasion && eligibility.nextDate !== undefined && (
            <CalendarButton kind={kind} occasion={occasion} opensAt={eligibility.nextDate} />
          )}
        </div>
      </div>
    </Card>
  )
}

type ClaimedProps = { nextDate: string | undefined; claimId: string; timeZone: string }

function Claimed({ nextDate, claimId, timeZone }: ClaimedProps) {
  const { instantDate } = useFormats()
  return (
    <div>
      <p className="font-semibold">
        <FormattedMessage id="gifts.occasion.claimed" />
      </p>
      {nextDate !== undefined && (
        <p className="text-sm text-ink-soft">
          <FormattedMessage id="gifts.occasion.next" values={{ date: instantDate(nextDate, timeZone) }} />
        </p>
      )}
      <Link to="/gifts/reward" search={{ gift: claimId }} className={linkClass}>
        <FormattedMessage id="gifts.occasion.claimed.see" />
      </Link>
    </div>
  )
}

type CalendarButtonProps = { kind: OccasionKind; occasion: GiftOccasion; opensAt: string }

/** Button that saves the reminder "Your gift opens on …" as a calendar file. */
function CalendarButton({ kind, occasion, opensAt }: CalendarButtonProps) {
  const { babyId } = occasion
  const { formatMessage } = useIntl()
  const { dateAt } = useFormats()
  const { origin } = useAppContext()
  const router = useRouter()
  const { data: member } = useGetMyMembership()
  const saveEvent = useCalendarFile()
  const save = () => {
    const date = dateAt(opensAt, member.timeZone)
    const { href } = router.buildLocation(linkToOccasion(kind, { baby: babyId ?? undefined }))
    const url = new URL(href, origin).href
    saveEvent(date, {
      // Use an id that stays the same for a gift, so that calendars replace the entry if the date of the occasion
      // changes.
      uid: `gift-${kind}-${babyId ?? 'own'}-${date.slice(0, 4)}@${new URL(origin).host}`,
      period: { date },
      title: formatMessage({ id: 'gifts.calendar.title' }, { kind, ...babyNameValues(occasion) }),
      text: formatMessage({ id: 'gifts.calendar.text' }, { url }),
      url,
    })
  }
  return (
    <Button variant="soft" size="small" icon={<CalendarPlus aria-hidden className="size-5" />} onClick={save}>
      <FormattedMessage id="gifts.calendar" />
    </Button>
  )
}
