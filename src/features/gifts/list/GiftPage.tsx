// Page of a gift: description, value, price, reasons why the gift is not available, and the claim button.
import { getRouteApi, Link, type LinkProps } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useGetGift } from '#generated/hooks/gifts.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { Gift } from '#generated/schema.d.ts'
import { isScarce } from '#src/domain/offers/scarce.ts'
import { ItemDescription } from '#src/domain/offers/ItemDescription.tsx'
import { deliveryFact, itemFacts } from '#src/domain/offers/itemFacts.tsx'
import { Unlock } from '#src/domain/offers/optionalUnlock.tsx'
import { withoutLevel } from '#src/domain/offers/unlock.ts'
import { valueText } from '#src/domain/offers/valueText.ts'
import { Reasons } from '#src/runtime/format/Reasons.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { ActionBar } from '#src/ui/frames/ActionBar.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { Facts } from '#src/ui/content/Facts.tsx'
import { GiftHead } from '../GiftHead.tsx'
import { GiftPrice } from '../GiftPrice.tsx'
import { OpenUntil } from '../OpenUntil.tsx'
import { isOccasion, linkToOccasion } from '../occasions/occasions.ts'

const route = getRouteApi('/_default/gifts/list')

export function GiftPage({ giftId }: { giftId: string }) {
  const { type } = route.useSearch()
  const { data: gift } = useGetGift({ id: giftId })
  const { name, eligibility } = gift
  return (
    <>
      <GiftHead
        up={{
          link: { to: '/gifts/list', search: { type } },
          label: <FormattedMessage id="gifts.list.title" />,
        }}
        title={name}
        intro={<GiftPrice coins={gift.coins} size="large" />}
      />
      <Columns even aside={<Terms gift={gift} />}>
        <ItemDescription item={gift} />
      </Columns>
      {eligibility.ok && (
        <ActionBar className="mt-4 tablet:hidden">
          <ClaimLink gift={gift} />
        </ActionBar>
      )}
    </>
  )
}

/**
 * Links to the form that claims the gift. Gifts for a birth or birthday are claimed on the page of that occasion, other
 * gifts on this page.
 */
function ClaimLink({ gift: { id, kind } }: { gift: Gift }) {
  const { type } = route.useSearch()
  const link: LinkProps = isOccasion(kind)
    ? linkToOccasion(kind, { gift: id })
    : { to: '/gifts/list', search: { type, gift: id, step: 'address' } }
  return (
    <Link {...link} className={buttonClass()}>
      <FormattedMessage id="gifts.claim" />
    </Link>
  )
}

/** Shows how long the member can wait with the claim: until the closing date, and until the stock runs out. */
function Waiting({ gift: { closesAt, stockLeft } }: { gift: Gift }) {
  return (
    <div className="mt-4 rounded-panel bg-blush p-4">
      {closesAt !== null && <OpenUntil closesAt={closesAt} />}
      <p className="text-sm text-ink-soft">
        <FormattedMessage
          id={
            isScarce(stockLeft) ? 'gifts.wait.few' : closesAt === null ? 'gifts.wait.no' : 'gifts.wait.days'
          }
        />
      </p>
    </div>
  )
}

function Terms({ gift }: { gift: Gift }) {
  const { money } = useFormats()
  const { data: member } = useGetMyMembership()
  const { kind, stockLeft, fromLevel, deliveryDays, unlock, eligibility } = gift
  const value = valueText(money, gift)
  return (
    <Card as="section" className="max-tablet:py-2">
      <Facts
        compact
        facts={[
          ...itemFacts(gift.facts),
          // The progress to the level, below, names the level of a locked gift.
          ...(unlock && kind === 'level'
            ? []
            : [
                {
                  id: 'for',
                  name: <FormattedMessage id="gifts.for" />,
                  value: <FormattedMessage id="gifts.for.value" values={{ kind, from: fromLevel }} />,
                },
              ]),
          ...deliveryFact(deliveryDays),
          ...(value === undefined
            ? []
            : [{ id: 'value', name: <FormattedMessage id="gifts.value" />, value }]),
          // Omit the stock of a gift that is out of stock, because the reasons below mention this.
          ...(kind === 'won' || stockLeft === 0 || !isScarce(stockLeft)
            ? []
            : [
                {
                  id: 'stock',
                  name: <FormattedMessage id="gifts.stock" />,
                  value: <FormattedMessage id="gifts.left" values={{ count: stockLeft }} />,
                },
              ]),
          // The first fact contains the level of a level gift.
          ...(fromLevel > 1 && kind !== 'level' && !unlock
            ? [
                {
                  id: 'level',
                  name: <FormattedMessage id="gifts.level" />,
                  value: <FormattedMessage id="gifts.level.from" values={{ level: fromLevel }} />,
                },
              ]
            : []),
        ]}
      />
      {unlock && (
        <div className="mt-4">
          <Unlock unlock={unlock} />
        </div>
      )}
      <Reasons
        eligibility={unlock ? withoutLevel(eligibility) : eligibility}
        timeZone={member.timeZone}
        className="mt-4"
      />
      {eligibility.ok && <Waiting gift={gift} />}
      {eligibility.ok && (
        // Hide this button on phones, because an action bar at the bottom of the screen then contains the button.
        <div className="mt-4 grid max-tablet:hidden">
          <ClaimLink gift={gift} />
        </div>
      )}
    </Card>
  )
}
