// Examples of coins, gifts and vouchers.
import { Pillow } from '#src/art/Pillow.tsx'
import { Pump } from '#src/art/Pump.tsx'
import { Badge } from '#src/ui/content/Badge.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Coins, Price } from '#src/ui/rewards/Coins.tsx'
import { CopyCode } from '#src/ui/actions/CopyCode.tsx'
import { GiftCard } from '#src/ui/rewards/GiftCard.tsx'
import { OddsBars } from '#src/ui/rewards/OddsBars.tsx'
import { Wheel } from '#src/ui/rewards/Wheel.tsx'
import { Picture } from '#src/ui/content/Picture.tsx'
import { Stars } from '#src/ui/fields/Rating.tsx'
import { VoucherCard } from '#src/ui/rewards/VoucherCard.tsx'
import { State, type PieceOfWork } from './Piece.tsx'
import { samplePicture } from './samplePicture.ts'
import { useLocaleState } from './localeState.tsx'
import { CoinCharts, Countdowns } from './measures.tsx'

export const rewards: PieceOfWork[] = [
  { name: 'Coins', note: 'An amount with a coin icon; a price next to the previous price.', Show: Amounts },
  {
    name: 'VoucherCard',
    note: 'A voucher as a ticket: its value at the top, its use at the bottom.',
    Show: Vouchers,
  },
  { name: 'CopyCode', note: 'A tap copies the code.', Show: Code },
  {
    name: 'GiftCard',
    note: 'Picture and price of a gift, and the reason if it cannot be claimed.',
    Show: Gifts,
  },
  { name: 'Stars', note: 'The rating by other members.', Show: Reviews },
  { name: 'Wheel', note: 'Turns to the prize of a ticket; the slices show the odds.', Show: Wheels },
  { name: 'OddsBars', note: 'The prizes of a draw and their odds.', Show: Odds },
  { name: 'Countdown', note: 'The remaining time in the last 72 hours.', Show: Countdowns },
  { name: 'CoinChart', note: 'Coins per month, with the data as a table.', Show: CoinCharts },
]

function Amounts() {
  const { t, number, price } = useLocaleState()
  const unit = t.words.coins
  return (
    <>
      <State name="small, regular, large">
        <div className="flex flex-wrap items-center gap-5">
          <Coins unit={unit} size="small">
            +{number(20)}
          </Coins>
          <Coins unit={unit}>{number(900)}</Coins>
          <Coins unit={unit} size="large">
            {number(1250)}
          </Coins>
        </div>
      </State>
      <State name="a price, and what it was">
        <div className="flex flex-wrap items-center gap-5">
          <Price now={price(39)} nowLabel={t.data.now} wasLabel={t.data.before} />
          <Price now={price(29)} oldPrice={price(39)} nowLabel={t.data.now} wasLabel={t.data.before} />
        </div>
      </State>
    </>
  )
}

function Vouchers() {
  const { t, price, percent } = useLocaleState()
  const r = t.reward
  const copy = <CopyCode code="MOON-7K2Q-95" copyLabel={r.copy} copiedLabel={r.copied} />
  return (
    <>
      <State name="active">
        <VoucherCard
          value={price(5)}
          title={r.voucher}
          terms={r.terms(price(30))}
          standing={<Badge tone="warning">{r.soon}</Badge>}
          expiry={r.until}
        >
          {copy}
        </VoucherCard>
      </State>
      <State name="long terms">
        <VoucherCard value={percent(0.1)} title={r.voucher} terms={r.longTerms(price(30))} expiry={r.until}>
          {copy}
        </VoucherCard>
      </State>
      <State name="used">
        <VoucherCard
          spent
          value={price(5)}
          title={r.voucher}
          standing={<Badge>{r.used}</Badge>}
          expiry={r.usedOn}
        />
      </State>
      <State name="expired">
        <VoucherCard
          spent
          value={percent(0.1)}
          title={r.voucher}
          standing={<Badge>{r.expired}</Badge>}
          expiry={r.expiredOn}
        />
      </State>
    </>
  )
}

function Code() {
  const { copy, copied } = useLocaleState().t.reward
  return (
    <>
      <State name="short">
        <CopyCode code="MOON-7K2Q-95" copyLabel={copy} copiedLabel={copied} />
      </State>
      <State name="long: a link">
        <CopyCode code="hub.example/r/QX4M-7K2Q-95TT-MOON" copyLabel={copy} copiedLabel={copied} />
      </State>
    </>
  )
}

function Gifts() {
  const { t, number } = useLocaleState()
  const r = t.reward
  return (
    <>
      <State name="to be had">
        <GiftCard
          picture={<Picture src={samplePicture} alt="" ratio={4 / 3} />}
          badge={<Badge tone="accent">{t.data.fresh}</Badge>}
          title={r.gift}
          price={<Coins unit={t.words.coins}>{number(900)}</Coins>}
          reason={r.left}
          action={<Button full>{t.action.claim}</Button>}
        />
      </State>
      <State name="not yet, and when">
        <GiftCard
          picture={
            <Picture src={undefined} alt="" ratio={4 / 3}>
              <Pump className="w-40" />
            </Picture>
          }
          title={r.giftLong}
          price={r.free}
          reason={r.why}
          action={
            <Button full variant="quiet">
              {t.words.details}
            </Button>
          }
        />
      </State>
      <State name="gone">
        <GiftCard
          picture={
            <Picture src={undefined} alt="" ratio={4 / 3}>
              <Pillow className="w-40" />
            </Picture>
          }
          title={t.journey.prizes[2]}
          price={<Coins unit={t.words.coins}>{number(1250)}</Coins>}
          reason={r.gone}
        />
      </State>
    </>
  )
}

function Reviews() {
  const { stars, reviews } = useLocaleState().t.journey
  return (
    <State name="4.6">
      <p className="flex flex-wrap items-center gap-3">
        <Stars value={4.6} label={stars} />
        <span aria-hidden className="text-sm text-ink-soft">
          {reviews}
        </span>
      </p>
    </State>
  )
}

function Wheels() {
  const slices = [0.04, 0.06, 0.1, 0.2, 0.1, 0.5].map((share, place) => ({
    id: String(place),
    share,
    mark: <span className="block size-full bg-blush" />,
  }))
  return (
    <>
      <State name="six prizes, as likely as they are">
        <Wheel slices={slices} turn={0} duration={0} />
      </State>
      <State name="one is left">
        <Wheel slices={slices.slice(5)} turn={0} duration={0} />
      </State>
    </>
  )
}

function Odds() {
  const { t, percent, number } = useLocaleState()
  const j = t.journey
  const shares = [0.72, 0.255, 0.025, 0]
  return (
    <State name="likely, rare, gone">
      <OddsBars
        label={j.odds}
        odds={shares.map((share, place) => ({
          id: String(place),
          prize: j.prizes[place],
          share,
          chance: percent(share),
          stock: share ? j.stock(number(Math.round(share * 480))) : j.gone,
        }))}
      />
    </State>
  )
}
