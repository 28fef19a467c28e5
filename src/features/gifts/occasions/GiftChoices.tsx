// Gifts of an occasion from which the member chooses: description and value, and the stock or reasons why a gift is
// not available.
import { useNavigate, type NavigateOptions } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { Gift } from '#generated/schema.d.ts'
import { isScarce } from '#src/domain/offers/scarce.ts'
import { valueText } from '#src/domain/offers/valueText.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { cardClass } from '#src/ui/content/Card.tsx'
import { cx } from '#src/ui/style/cx.ts'
import { FieldGroup } from '#src/ui/fields/FieldGroup.tsx'
import { Mark } from '#src/ui/fields/Mark.tsx'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'
import { IneligibilityReasons } from '../IneligibilityReasons.tsx'

type GiftChoicesProps = {
  gifts: readonly Gift[]
  chosen: string | undefined
  /** Builds the link that selects a gift. If it is missing, the gifts are shown without a choice. */
  linkTo: ((gift: string) => NavigateOptions) | undefined
}

export function GiftChoices({ gifts, chosen, linkTo }: GiftChoicesProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  if (!linkTo)
    return (
      <section className="@container">
        <SectionHead title={<FormattedMessage id="gifts.choices" />} />
        <ul aria-label={formatMessage({ id: 'gifts.choices' })} className={gridClass}>
          {gifts.map((gift) => (
            <li key={gift.id} className={cx(cardClass('raised', 'none'), cellClass)}>
              <Drawing src={gift.picture} className={pictureClass} />
              <span className={textClass}>
                <span className="font-semibold">{gift.name}</span>
                <Terms gift={gift} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    )
  return (
    <FieldGroup
      role="radiogroup"
      className="@container"
      legend={
        <span className="title-card">
          <FormattedMessage id="gifts.choose" />
        </span>
      }
    >
      <div className={gridClass}>
        {gifts.map((gift) => (
          <label
            key={gift.id}
            className={cx(
              cardClass('raised', 'none'),
              cellClass,
              'transition-colors has-checked:border-accent has-checked:bg-blush has-focus-visible:outline-3 has-focus-visible:outline-accent forced-colors:has-checked:outline-2',
              gift.eligibility.ok && 'cursor-pointer hover:border-accent',
            )}
          >
            <Drawing src={gift.picture} className={pictureClass} />
            <span className={textClass}>
              {/* Leave space for the radio button of the gift. */}
              <span className="pr-8 font-semibold @min-[29rem]:pr-0">{gift.name}</span>
              <Terms gift={gift} />
            </span>
            <span className="absolute top-3 right-3">
              <Mark
                type="radio"
                name="gift"
                value={gift.id}
                disabled={!gift.eligibility.ok}
                checked={gift.id === chosen}
                onChange={() => void navigate({ ...linkTo(gift.id), replace: true, resetScroll: false })}
              />
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

const gridClass = 'grid gap-3 @min-[29rem]:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] @min-[42rem]:gap-4'
/** Row layout in narrow containers, column layout in wide containers. */
const cellClass = 'flex min-w-0 @min-[29rem]:flex-col'

const pictureClass =
  'w-28 shrink-0 self-stretch bg-blush object-cover @min-[29rem]:aspect-square @min-[29rem]:w-full'
const textClass = 'grid min-w-0 flex-1 content-start gap-1 p-4'

function Terms({ gift }: { gift: Gift }) {
  const { money } = useFormats()
  const { text, stockLeft, eligibility } = gift
  const value = valueText(money, gift)
  const { data: member } = useGetMyMembership()
  return (
    <>
      <span className="text-sm">{text}</span>
      <span className="text-sm text-ink-soft">
        {eligibility.ok ? (
          <span className="flex flex-wrap gap-x-3">
            {value !== undefined && (
              <span>
                <FormattedMessage id="gifts.choice.worth" values={{ value }} />
              </span>
            )}
            {isScarce(stockLeft) && (
              <span>
                <FormattedMessage id="gifts.left" values={{ count: stockLeft }} />
              </span>
            )}
          </span>
        ) : (
          <IneligibilityReasons eligibility={eligibility} timeZone={member.timeZone} />
        )}
      </span>
    </>
  )
}
