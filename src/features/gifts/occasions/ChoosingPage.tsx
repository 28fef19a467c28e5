// Page of an occasion with the gifts from which the member chooses one. If the claim period ends while the page is
// open, the page says so immediately, because claiming a gift would then fail.
import { useCallback, useState } from 'react'
import { Link, useNavigate } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSuspenseQuery } from '@tanstack/react-query'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import GiftIcon from 'lucide-react/icons/gift'
import PenLine from 'lucide-react/icons/pen-line'
import type { Gift, GiftOccasion } from '#generated/schema.d.ts'
import { useReadAgain } from '#src/runtime/app/useReadAgain.ts'
import { ActionBar } from '#src/ui/frames/ActionBar.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { GiftHead } from '../GiftHead.tsx'
import { GiftChoices } from './GiftChoices.tsx'
import { OccasionCard } from './OccasionCard.tsx'
import { linkToOccasion, occasionCalls, type OccasionKind } from './occasions.ts'
import { titleOf } from './titles.ts'
import { Chips } from '#src/ui/fields/Chips.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { Card } from '#src/ui/content/Card.tsx'

type ChoosingPageProps = {
  kind: OccasionKind
  /** Occasion; missing while the birthday or the date of a baby is unknown. */
  occasion: GiftOccasion | undefined
  /** Gift that the member has selected. */
  gift: Gift | undefined
}

export function ChoosingPage({ kind, occasion, gift }: ChoosingPageProps) {
  const { data, dataUpdatedAt } = useSuspenseQuery(occasionCalls[kind].query())
  const { ended, end } = useEnd(kind, occasion)
  const isOpen = occasion?.eligibility.ok === true && ended?.closesAt !== occasion.closesAt
  const baby = occasion?.babyId ?? undefined
  return (
    <>
      <GiftHead
        up={{ link: { to: '/gifts' }, label: <FormattedMessage id="gifts.title" /> }}
        title={<FormattedMessage id={titleOf(kind, data.items)} />}
      />
      {occasion && data.occasions.length > 1 && (
        <BabySwitch kind={kind} occasions={data.occasions} occasion={occasion} />
      )}
      <Columns after={<GoodToKnow kind={kind} occasion={occasion} isOpen={isOpen} />}>
        {/* Render this element while it is empty: screen readers announce only text that is added later. */}
        <div role="status" className="empty:hidden">
          {ended && <Notice tone="info" text={<FormattedMessage id="gifts.occasion.ended" />} />}
        </div>
        <OccasionCard
          // Set a React key, so that the countdown restarts when another occasion is shown.
          key={`${occasion?.babyId} ${occasion?.closesAt}`}
          kind={kind}
          occasion={occasion}
          eligibility={occasion?.eligibility ?? data.eligibility}
          isOpen={isOpen}
          readAt={dataUpdatedAt}
          onEnd={end}
        />
        <GiftChoices
          gifts={data.items}
          chosen={gift?.id}
          linkTo={isOpen ? (id) => linkToOccasion(kind, { baby, gift: id }) : undefined}
        />
      </Columns>
      {isOpen && gift?.eligibility.ok && (
        <ActionBar className="mt-4" note={<p className="font-semibold">{gift.name}</p>}>
          <Link {...linkToOccasion(kind, { baby, gift: gift.id, step: 'address' })} className={buttonClass()}>
            <FormattedMessage id="gifts.claim" />
          </Link>
        </ActionBar>
      )}
    </>
  )
}

/**
 * Returns the occasion if its claim period has ended while the page was open. Also returns a function to call when the
 * countdown ends; the function refetches the data as well.
 */
function useEnd(kind: OccasionKind, occasion: GiftOccasion | undefined) {
  const readAgain = useReadAgain(occasionCalls[kind].query())
  const [ended, setEnded] = useState<Pick<GiftOccasion, 'babyId' | 'closesAt'>>()
  const { babyId = null, closesAt = null } = occasion ?? {}
  const end = useCallback(() => {
    setEnded({ babyId, closesAt })
    readAgain()
  }, [readAgain, babyId, closesAt])
  return { ended: ended?.babyId === babyId ? ended : undefined, end }
}

type BabySwitchProps = {
  kind: OccasionKind
  occasions: readonly GiftOccasion[]
  occasion: GiftOccasion
}

/** Buttons that switch to another baby, because each twin has a separate gift. */
function BabySwitch({ kind, occasions, occasion }: BabySwitchProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  return (
    <div className="mb-4 tablet:mb-6">
      <Chips
        label={formatMessage({ id: 'gifts.occasion.for' })}
        options={occasions.map(({ babyId, babyName }, index) => ({
          value: String(babyId),
          label: babyName ?? formatMessage({ id: 'gifts.occasion.baby' }, { number: index + 1 }),
        }))}
        values={[String(occasion.babyId)]}
        onValuesChange={([baby]) =>
          void navigate({ ...linkToOccasion(kind, { baby }), replace: true, resetScroll: false })
        }
      />
    </div>
  )
}

type GoodToKnowProps = { kind: OccasionKind; occasion: GiftOccasion | undefined; isOpen: boolean }

/**
 * Lists facts to consider before choosing: the last day, one gift per occasion, and the effect of a later change of the
 * birth date.
 */
function GoodToKnow({ kind, occasion, isOpen }: GoodToKnowProps) {
  const { date } = useFormats()
  const closesOn = occasion?.closesOn
  return (
    <Card as="section">
      <h2 className="mb-3 title-card">
        <FormattedMessage id="gifts.know" />
      </h2>
      <ul className="grid grid-cols-1 gap-3 text-sm tablet:grid-cols-3 tablet:gap-6 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-accent">
        {isOpen && closesOn != null && (
          <li className="flex gap-3">
            <CalendarClock aria-hidden />
            <span>
              <FormattedMessage id="gifts.know.until" values={{ kind, date: date(closesOn) }} />
            </span>
          </li>
        )}
        <li className="flex gap-3">
          <GiftIcon aria-hidden />
          <span>
            <FormattedMessage id="gifts.know.one" values={{ kind }} />
          </span>
        </li>
        <li className="flex gap-3">
          <PenLine aria-hidden />
          <span>
            <FormattedMessage id="gifts.know.changed" />
          </span>
        </li>
      </ul>
    </Card>
  )
}
