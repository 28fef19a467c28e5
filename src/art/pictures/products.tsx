// Pictures of products, level benefits and prizes.
import { Star } from '../Art.tsx'
import { BottleShape } from '../Bottle.tsx'
import { CoinShape } from '../Coin.tsx'
import { ParcelShape } from '../Parcel.tsx'
import { PillowShape } from '../Pillow.tsx'
import { PumpShape } from '../Pump.tsx'
import { RibbonShape } from '../Ribbon.tsx'
import { paint } from '../paint.ts'
import { Tote } from '../things/bags.tsx'
import { DuoPump, Steriliser, WarmCup } from '../things/feeding.tsx'
import { Crescent } from '../Crescent.tsx'
import { Twig } from '../things/outside.tsx'
import { Voucher } from '../things/paper.tsx'
import { Bra, Briefs } from '../things/wear.tsx'
import { Banner, Rays, Tile, type Pictures } from './frames.tsx'
import { Percent } from './marks.tsx'

export const products: Pictures = {
  'air-one-pump': (
    <Tile ground="sky" form="round" shadow={32}>
      <PumpShape x={80} y={77} scale={1.16} />
      <path d="M120 44c5 6 5 12 0 18M130 38c8 9 8 20 0 30" stroke={paint.cream} strokeWidth="4" />
    </Tile>
  ),
  'duo-quiet-pump': (
    <Tile ground="sage" form="round" shadow={52}>
      <DuoPump x={80} y={78} scale={1.06} />
    </Tile>
  ),
  'moon-pillow': (
    <Tile ground="night" form="round" shadow={40}>
      <PillowShape x={80} y={80} scale={1.16} />
      <Crescent x={80} y={62} scale={0.34} />
      <Star x={36} y={36} r={5} />
      <Star x={126} y={34} r={4} fill={paint.moon} />
    </Tile>
  ),
  'soft-fit-underwear': (
    <Tile ground="sand" form="round" shadow={0}>
      <Bra x={80} y={82} scale={1.14} />
      <Star x={80} y={40} r={5} fill={paint.rose} />
    </Tile>
  ),
  'warm-cup': (
    <Tile ground="sage" form="arch">
      <WarmCup x={80} y={79} scale={1.04} />
    </Tile>
  ),
  'breast-pump': (
    <Tile ground="sky" form="arch" shadow={50}>
      <PumpShape x={66} y={82} scale={0.98} />
      <BottleShape x={116} y={93} scale={0.68} turn={-11} />
    </Tile>
  ),
  underwear: (
    <Tile ground="sage" form="round" shadow={0}>
      <Briefs x={80} y={84} scale={1.14} />
      <Twig x={112} y={46} scale={0.5} turn={-20} />
    </Tile>
  ),
  'pregnancy-pillow': (
    <Tile ground="sand" form="arch" shadow={56}>
      <PillowShape x={80} y={76} scale={1.16} turn={90} />
    </Tile>
  ),
  product: (
    <Tile ground="blush">
      <ParcelShape x={80} y={77} scale={1.08} />
    </Tile>
  ),
}

export const prizes: Pictures = {
  coins: (
    <Tile ground="night" form="round" shadow={46}>
      <Rays colour={paint.plum} />
      <CoinShape x={54} y={98} scale={0.62} />
      <CoinShape x={108} y={98} scale={0.62} />
      <CoinShape x={80} y={70} scale={0.92} />
      <Star x={36} y={48} r={6} />
      <Star x={128} y={42} r={5} fill={paint.moon} />
    </Tile>
  ),
  voucher: (
    <Tile ground="blush" form="round" shadow={0}>
      <Rays colour={paint.cream} />
      <Voucher x={80} y={88} scale={1.16} turn={-8} main={paint.honey} stub={paint.straw} />
      <RibbonShape x={68} y={80} scale={0.7} turn={-8} />
    </Tile>
  ),
  ticket: (
    <Tile ground="night" form="round" shadow={0}>
      <Rays colour={paint.plum} />
      <Voucher x={86} y={94} scale={1.02} turn={9} main={paint.sky} stub={paint.dusk} />
      <Voucher x={76} y={80} scale={1.12} turn={-7} main={paint.cream} stub={paint.rose}>
        <Star x={36} y={48} r={13} />
      </Voucher>
      <Star x={34} y={46} r={6} fill={paint.moon} />
      <Star x={128} y={36} r={5} />
    </Tile>
  ),
}

export const benefits: Pictures = {
  'early-wearable-pump': (
    <Banner ground="sky" hills>
      <PumpShape x={124} y={98} scale={1.46} />
      <PumpShape x={214} y={112} scale={1.14} mirror />
      <RibbonShape x={168} y={160} scale={0.76} />
      <Star x={60} y={60} r={8} fill={paint.cream} />
      <Star x={262} y={52} r={10} />
      <Star x={88} y={30} r={5} />
    </Banner>
  ),
  'trial-nursing-bra': (
    <Banner ground="sage" hills>
      <Bra x={130} y={92} scale={1.7} />
      <Voucher x={224} y={146} scale={0.96} turn={-10} main={paint.honey} stub={paint.straw}>
        <Percent x={36} y={48} scale={0.8} />
      </Voucher>
      <Twig x={264} y={60} scale={0.7} turn={-30} />
    </Banner>
  ),
  'pillow-with-gift': (
    <Banner ground="night" hills>
      <PillowShape x={124} y={102} scale={1.74} />
      <ParcelShape x={222} y={134} scale={1} />
      <Crescent x={262} y={46} scale={0.5} />
      <Star x={50} y={50} r={6} />
      <Star x={196} y={40} r={5} fill={paint.moon} />
    </Banner>
  ),
  'steriliser-preview': (
    <Banner ground="blush" hills>
      <Steriliser x={160} y={112} scale={1.4} />
      <path d="M0 0h104c-4 76-30 130-66 160-12 12-24 14-38 16Z" fill={paint.plum} />
      <path d="M320 0H216c4 76 30 130 66 160 12 12 24 14 38 16Z" fill={paint.plum} />
      <path
        d="M24 0c2 60-4 110-20 150M58 0c0 56-12 104-32 140M296 0c-2 60 4 110 20 150M262 0c0 56 12 104 32 140"
        stroke={paint.rose}
        strokeWidth="3"
        opacity=".7"
      />
      <path d="M52 152c-14 8-32 14-52 16M268 152c14 8 32 14 52 16" stroke={paint.honey} strokeWidth="6" />
    </Banner>
  ),
  'bag-voucher-us': (
    <Banner ground="sky" hills>
      <Tote x={130} y={98} scale={1.54} />
      <Voucher x={218} y={134} scale={1.06} turn={-12}>
        <Percent x={36} y={48} scale={0.8} />
      </Voucher>
    </Banner>
  ),
}
