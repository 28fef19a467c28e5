// Pictures of the products in the coin shop. The background indicates the kind of product: hill for baby items,
// circle for items for mothers, window for the home, arch for keepsakes, rays for vouchers.
import type { ReactNode } from 'react'
import { Star } from '../Art.tsx'
import { CoinShape } from '../Coin.tsx'
import { paint } from '../paint.ts'
import { BatikPouch, Basket, Tote } from '../things/bags.tsx'
import { ChangingMat, Folded, HoodedTowel, Robe, SleepMask } from '../things/cloth.tsx'
import { HandFrame, Mobile, MoonLamp, WaterBottle } from '../things/home.tsx'
import { Crescent } from '../Crescent.tsx'
import { Cloud, Sun, Tuft, Twig } from '../things/outside.tsx'
import { Book, Calendar, ClothBook, Voucher } from '../things/paper.tsx'
import { BabyHat, Sock } from '../things/wear.tsx'
import { Rays, Tile, type Pictures } from './frames.tsx'
import { Percent, Truck } from './marks.tsx'

export const mall: Pictures = {
  'night-light': (
    <Tile ground="night" form="window">
      <circle cx="80" cy="66" r="42" fill={paint.moon} opacity=".2" />
      <MoonLamp x={80} y={77} scale={1.06} />
      <Star x={48} y={46} r={4} />
      <Star x={116} y={40} r={5} fill={paint.moon} />
    </Tile>
  ),
  'muslin-cloths': (
    <Tile ground="blush" form="hill" shadow={48}>
      <Folded x={80} y={73} scale={1.2} colours={[paint.leaf, paint.cream, paint.rose]} />
      <Twig x={84} y={54} scale={0.52} turn={-8} />
    </Tile>
  ),
  'hooded-towel': (
    <Tile ground="sage" form="hill" shadow={50}>
      <HoodedTowel x={80} y={76} scale={1.1} />
    </Tile>
  ),
  'baby-socks': (
    <Tile ground="sand" form="hill" shadow={54}>
      <Sock x={112} y={86} scale={0.58} main={paint.leaf} trim={paint.fern} />
      <Sock x={100} y={92} scale={0.58} main={paint.leaf} trim={paint.fern} />
      <Sock x={64} y={84} scale={0.66} />
      <Sock x={50} y={91} scale={0.66} />
    </Tile>
  ),
  'cotton-hat': (
    <Tile ground="sky" form="hill" shadow={46}>
      <BabyHat x={80} y={80} scale={1.04} />
      <Cloud x={120} y={34} scale={0.36} />
    </Tile>
  ),
  'changing-mat': (
    <Tile ground="sand" form="hill" shadow={40}>
      <ChangingMat x={80} y={80} scale={1.06} />
    </Tile>
  ),
  'cloth-book': (
    <Tile ground="blush" form="arch">
      <ClothBook x={80} y={80} scale={1.06} />
    </Tile>
  ),
  'memory-book': (
    <Tile ground="sand" form="arch">
      <Book x={80} y={78} scale={1.06} cover={paint.fern} spine={paint.leaf}>
        <path d="M37 26h30v36H37Z" fill={paint.cream} />
        <path d="M41 30h22v22H41Z" fill={paint.sky} />
        <path d="M52 33c5 0 8 3.4 8 8s-3 8-8 8-8-3.4-8-8 3-8 8-8Z" fill={paint.skin} />
        <path
          d="M49 40.5c1 1.2 2.4 1.2 3.2 0M54 40.5c1 1.2 2.4 1.2 3.2 0"
          stroke={paint.line}
          strokeWidth="1.3"
        />
        <path d="M60 20l4 12" stroke={paint.honey} strokeWidth="5" />
      </Book>
    </Tile>
  ),
  'hand-print-frame': (
    <Tile ground="sage" form="arch">
      <HandFrame x={80} y={80} scale={1} />
    </Tile>
  ),
  'eye-mask': (
    <Tile ground="sky" form="round" shadow={0}>
      <Sun x={116} y={46} scale={0.46} />
      <Cloud x={48} y={44} scale={0.44} />
      <SleepMask x={80} y={88} scale={1.2} turn={5} main={paint.rose} shade={paint.plum} />
    </Tile>
  ),
  'water-bottle': (
    <Tile ground="sand" form="round" shadow={30}>
      <WaterBottle x={80} y={76} scale={1.1} />
      <path
        d="M122 70c6 8 9 12 9 16a9 9 0 0 1-18 0c0-4 3-8 9-16ZM36 90c4 6 6 8 6 11a6 6 0 0 1-12 0c0-3 2-5 6-11Z"
        fill={paint.sky}
      />
    </Tile>
  ),
  'cosy-socks': (
    <Tile ground="blush" form="round" shadow={48}>
      <Sock x={94} y={76} scale={1.02} main={paint.plum} trim={paint.rose} stripe={paint.honey} />
      <Sock x={66} y={80} scale={1.02} main={paint.plum} trim={paint.rose} stripe={paint.honey} />
    </Tile>
  ),
  'tote-bag': (
    <Tile ground="sage" form="round" shadow={44}>
      <Tote x={80} y={77} scale={1.08} />
    </Tile>
  ),
  'morning-robe': (
    <Tile ground="sky" form="round" shadow={0}>
      <Robe x={80} y={78} scale={1.12} main={paint.cream} trim={paint.rose} />
    </Tile>
  ),
  'storage-basket': (
    <Tile ground="blush" form="window" shadow={46}>
      <Basket x={80} y={76} scale={1.1} />
    </Tile>
  ),
  'wooden-mobile': (
    <Tile ground="sky" form="window" shadow={0}>
      <Mobile x={80} y={70} scale={1.18} />
    </Tile>
  ),
  'batik-pouch': (
    <Tile ground="sand" form="round" shadow={46}>
      <BatikPouch x={80} y={78} scale={1.08} />
      <Tuft x={124} y={44} scale={0.3} turn={24} />
    </Tile>
  ),
  'family-calendar-2027': (
    <Tile ground="blush" form="arch">
      <Calendar x={80} y={78} scale={1.06} />
      <Crescent x={124} y={40} scale={0.3} />
    </Tile>
  ),
  'free-shipping': <Paid main={paint.leaf} stub={paint.fern} ground="sand" mark={<Truck x={36} y={48} />} />,
  'five-percent': (
    <Paid main={paint.rose} stub={paint.plum} ground="sky" mark={<Percent x={36} y={48} scale={0.8} />} />
  ),
  'shop-credit': (
    <Paid main={paint.sky} stub={paint.dusk} ground="sage" mark={<CoinShape x={36} y={48} scale={0.46} />} />
  ),
  'fifteen-percent': (
    <Tile ground="night" form="round" shadow={0}>
      <Rays colour={paint.plum} />
      <Voucher x={86} y={92} scale={1.04} turn={8} main={paint.rose} stub={paint.plum} />
      <Voucher x={78} y={78} scale={1.12} turn={-8} main={paint.honey} stub={paint.straw}>
        <Percent x={36} y={48} />
      </Voucher>
      <Star x={124} y={36} r={6} />
      <Star x={36} y={118} r={5} fill={paint.moon} />
    </Tile>
  ),
}

function Paid({
  main,
  stub,
  ground,
  mark,
}: {
  main: string
  stub: string
  ground: 'sand' | 'sky' | 'sage'
  mark: ReactNode
}) {
  return (
    <Tile ground={ground} form="round" shadow={0}>
      <Rays colour={paint.cream} />
      <Voucher x={80} y={82} scale={1.2} turn={-8} main={main} stub={stub}>
        {mark}
      </Voucher>
    </Tile>
  )
}
