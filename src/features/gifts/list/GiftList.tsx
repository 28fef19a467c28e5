// Gifts of one board or of all boards, as cards or as a comparison table.
import { getRouteApi, Link, type LinkProps } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetGiftBoards, useListGifts } from '#generated/hooks/gifts.ts'
import { NoGiftsScene } from '#src/art/scenes/NoGiftsScene.tsx'
import { MorePages } from '#src/runtime/layout/MorePages.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { Chips } from '#src/ui/fields/Chips.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { GiftCard, GiftShelf, GiftShelfItem } from '#src/ui/rewards/GiftCard.tsx'
import { SegmentedControl } from '#src/ui/fields/SegmentedControl.tsx'
import { GiftComparison } from '../GiftComparison.tsx'
import { GiftHead } from '../GiftHead.tsx'
import { giftListSearch } from '../search.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { Gift } from '#generated/schema.d.ts'
import { isScarce } from '#src/domain/offers/scarce.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { GiftPrice } from '../GiftPrice.tsx'
import { MainReason } from '../IneligibilityReasons.tsx'

const route = getRouteApi('/_default/gifts/list')

export function GiftList() {
  const { formatMessage } = useIntl()
  const { type, compare } = route.useSearch()
  const list = useListGifts({ type })
  const gifts = list.data.pages.flatMap(({ items }) => items)
  const linkTo = (gift: string) => ({ to: '/gifts/list', search: { type, gift } }) as const
  return (
    <>
      <GiftHead
        up={{ link: { to: '/gifts' }, label: <FormattedMessage id="gifts.title" /> }}
        title={<FormattedMessage id="gifts.list.title" />}
        aside={
          <Link to="/gifts/reward" className={buttonClass({ variant: 'soft' })}>
            <FormattedMessage id="gifts.mine.title" />
          </Link>
        }
      />
      <Filters canCompare={gifts.length > 1} />
      {gifts.length === 0 ? (
        <EmptyState
          art={<NoGiftsScene />}
          title={<FormattedMessage id="gifts.list.none" />}
          text={<FormattedMessage id="gifts.list.none.text" />}
          action={
            <Link to="/gifts/list" replace className={buttonClass({ variant: 'soft' })}>
              <FormattedMessage id="gifts.list.all" />
            </Link>
          }
        />
      ) : compare ? (
        <GiftComparison gifts={gifts} linkTo={linkTo} />
      ) : (
        <GiftShelf label={formatMessage({ id: 'gifts.list.title' })}>
          {gifts.map((gift) => (
            <GiftShelfItem key={gift.id}>
              <GiftTile gift={gift} link={linkTo(gift.id)} />
            </GiftShelfItem>
          ))}
        </GiftShelf>
      )}
      <MorePages key={type} list={list} />
    </>
  )
}

function Filters({ canCompare }: { canCompare: boolean }) {
  const { formatMessage } = useIntl()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { data } = useGetGiftBoards()
  const show = (changed: Record<string, unknown>) =>
    void navigate({ search: giftListSearch({ ...search, ...changed }), replace: true, resetScroll: false })
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
      <Chips
        label={formatMessage({ id: 'gifts.boards' })}
        options={[
          { value: 'all', label: <FormattedMessage id="gifts.kind" values={{ kind: 'all' }} /> },
          ...data.boards.map(({ type, kind }) => ({
            value: String(type),
            label: <FormattedMessage id="gifts.kind" values={{ kind }} />,
          })),
        ]}
        values={[String(search.type ?? 'all')]}
        onValuesChange={([type]) => show({ type: Number(type) })}
      />
      {canCompare && (
        <SegmentedControl
          legend={formatMessage({ id: 'gifts.view' })}
          hideLegend
          options={[
            { value: 'cards', label: <FormattedMessage id="gifts.view.cards" /> },
            { value: 'compare', label: <FormattedMessage id="gifts.view.compare" /> },
          ]}
          value={search.compare ? 'compare' : 'cards'}
          onValueChange={(value) => show({ compare: value === 'compare' })}
        />
      )}
    </div>
  )
}

type GiftTileProps = { gift: Gift; link: LinkProps }

/** Card of a gift: price and stock, or reasons why the gift is not available. */
function GiftTile({ gift, link }: GiftTileProps) {
  const { name, picture, photo, coins, stockLeft, unlock, eligibility } = gift
  const { data: member } = useGetMyMembership()
  return (
    <GiftCard
      level={2}
      picture={
        <Drawing src={picture} photo={photo} lazy className="aspect-square w-full bg-blush object-cover" />
      }
      title={
        // Make the whole card the touch target of its link.
        <Link {...link} className="after:absolute after:inset-0 hover:underline">
          {name}
        </Link>
      }
      price={<GiftPrice coins={coins} />}
      reason={
        eligibility.ok ? (
          isScarce(stockLeft) && (
            <span>
              <FormattedMessage id="gifts.left" values={{ count: stockLeft }} />
            </span>
          )
        ) : (
          <MainReason unlock={unlock} eligibility={eligibility} timeZone={member.timeZone} />
        )
      }
    />
  )
}
