// A gift among others: what it costs, how many are left, or what is in the way.
import { Link, type LinkProps } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useMyMembership } from '../../../../generated/hooks/membership.ts'
import type { Gift } from '../../../../generated/schema.d.ts'
import { Drawing } from '../../../runtime/layout/Drawing.tsx'
import { GiftCard } from '../../../ui/GiftCard.tsx'
import { GiftPrice } from '../GiftPrice.tsx'
import { WhyNot } from '../WhyNot.tsx'

type GiftTileProps = { gift: Gift; link: LinkProps }

export function GiftTile({ gift: { name, picture, coins, stockLeft, eligibility }, link }: GiftTileProps) {
  const { data: member } = useMyMembership()
  return (
    <GiftCard
      level={2}
      picture={<Drawing src={picture} lazy className="aspect-square w-full bg-blush object-cover" />}
      title={
        // The whole card is what a thumb hits.
        <Link {...link} className="after:absolute after:inset-0 hover:underline">
          {name}
        </Link>
      }
      price={<GiftPrice coins={coins} />}
      reason={
        eligibility.ok ? (
          <FormattedMessage id="gifts.left" values={{ count: stockLeft }} />
        ) : (
          <WhyNot eligibility={eligibility} timeZone={member.timeZone} />
        )
      }
    />
  )
}
