// Pictures of gifts. The shape behind the gift indicates the occasion: arch for levels, circle for a new baby and for
// a mother's birthday, hill for a baby's birthday, night sky for prizes.
import { Star } from '../Art.tsx'
import { PillowShape } from '../Pillow.tsx'
import { paint } from '../paint.ts'
import { CarryPouch, CoolerBag, TravelTote } from '../things/bags.tsx'
import { Muslin, NursingCover, Robe, Rolled, Shawl, SleepMask, Swaddled } from '../things/cloth.tsx'
import { MilkBag, WarmPads } from '../things/feeding.tsx'
import { Cup, House, NightLight, Teapot } from '../things/home.tsx'
import { Crescent } from '../Crescent.tsx'
import { Sun, Tuft, Twig } from '../things/outside.tsx'
import { Book, OpenBook } from '../things/paper.tsx'
import { Blocks, Bunting, Cake, PlushMoon } from '../things/play.tsx'
import { Vest } from '../things/wear.tsx'
import { Tile, type Pictures } from './frames.tsx'

export const gifts: Pictures = {
  'milk-bags': (
    <Tile ground="sage" shadow={54}>
      <MilkBag x={56} y={86} scale={0.82} turn={-7} />
      <MilkBag x={106} y={86} scale={0.82} turn={8} />
      <MilkBag x={80} y={79} scale={1.02} />
    </Tile>
  ),
  'muslin-cloth': (
    <Tile ground="blush" shadow={0}>
      <Muslin x={80} y={78} scale={1.06} />
      <Twig x={128} y={116} scale={0.5} turn={-60} />
    </Tile>
  ),
  'night-light': (
    <Tile ground="night">
      <circle cx="80" cy="72" r="50" fill={paint.moon} opacity=".16" />
      <circle cx="80" cy="72" r="38" fill={paint.moon} opacity=".16" />
      <NightLight x={80} y={83} scale={0.98} />
      <Star x={30} y={30} r={5} />
      <Star x={134} y={24} r={7} fill={paint.moon} />
      <Star x={142} y={62} r={3.5} />
    </Tile>
  ),
  'nursing-cover': (
    <Tile ground="sand" shadow={0}>
      <NursingCover x={80} y={72} scale={1.16} />
      <Star x={38} y={56} r={5} fill={paint.cream} />
      <Star x={124} y={40} r={4} fill={paint.cream} />
    </Tile>
  ),
  'warm-pads': (
    <Tile ground="sand" shadow={44}>
      <WarmPads x={80} y={80} scale={1.02} />
    </Tile>
  ),
  'cooler-bag': (
    <Tile ground="blush" shadow={46}>
      <CoolerBag x={80} y={77} scale={1.08} />
    </Tile>
  ),
  'nursing-pillow': (
    <Tile ground="sky" shadow={42}>
      <PillowShape x={80} y={76} scale={1.06} turn={180} />
      <Swaddled x={80} y={88} scale={0.46} />
    </Tile>
  ),
  'travel-tote': (
    <Tile ground="blush" shadow={48}>
      <TravelTote x={80} y={76} scale={1.1} />
      <Twig x={116} y={40} scale={0.42} turn={-38} />
    </Tile>
  ),
  'house-robe': (
    <Tile ground="sage" shadow={0}>
      <Robe x={80} y={76} scale={1.14} />
    </Tile>
  ),
  'hello-baby-box': (
    <Tile ground="sky" form="round" shadow={52}>
      <Vest x={80} y={56} scale={0.7} />
      <path
        d="M30 74c33-2 67-2 100 0l-4 44c-.6 5-3 7-8 7.4-25 1.4-51 1.4-76 0-5-.4-7.4-2.4-8-7.4Z"
        fill={paint.straw}
      />
      <path
        d="M108 73.4l22 .6-4 44c-.6 5-3 7-8 7.4-6 .4-12 .6-18 .8 6-17 9-35 8-52.8Z"
        fill={paint.plum}
        opacity=".25"
      />
      <path d="M30 74 14 90c-2 2-1 4 2 4l16 2ZM130 74l16 16c2 2 1 4-2 4l-16 2Z" fill={paint.honey} />
      <path d="M64 94c10-1 22-1 32 0v18c-10 1-22 1-32 0Z" fill={paint.cream} />
      <path
        d="M80 109c-6-4-9-6-9-9 0-2 2-3.6 4-3.6s4 1 5 3c1-2 3-3 5-3s4 1.6 4 3.6c0 3-3 5-9 9Z"
        fill={paint.rose}
      />
      <Star x={30} y={38} r={6} fill={paint.cream} />
      <Star x={132} y={44} r={5} fill={paint.cream} />
    </Tile>
  ),
  'swaddle-set': (
    <Tile ground="sky" form="round" shadow={50}>
      <Rolled x={54} y={98} scale={0.78} main={paint.rose} inner={paint.blush} />
      <Rolled x={106} y={98} scale={0.78} main={paint.leaf} inner={paint.cream} />
      <Rolled x={80} y={58} scale={0.78} main={paint.cream} inner={paint.straw} />
    </Tile>
  ),
  'memory-book': (
    <Tile ground="sky" form="round" shadow={42}>
      <Book x={80} y={78} scale={1.04} turn={-5}>
        <path
          d="M54 58c-10-7-15-12-15-18 0-4 3-7.5 7-7.5 3.5 0 6.5 2 8 5 1.5-3 4.5-5 8-5 4 0 7 3.5 7 7.5 0 6-5 11-15 18Z"
          fill={paint.blush}
        />
      </Book>
      <Star x={128} y={36} r={6} fill={paint.cream} />
    </Tile>
  ),
  'sleep-mask': (
    <Tile ground="sand" form="round" shadow={0}>
      <SleepMask x={80} y={84} scale={1.22} turn={-4} />
      <Crescent x={116} y={38} scale={0.4} colour={paint.honey} />
      <Star x={48} y={42} r={6} />
      <Star x={74} y={28} r={4} fill={paint.rose} />
    </Tile>
  ),
  'tea-set': (
    <Tile ground="sand" form="round" shadow={56}>
      <Teapot x={68} y={76} scale={0.98} />
      <Cup x={114} y={95} scale={0.56} />
    </Tile>
  ),
  shawl: (
    <Tile ground="sand" form="round" shadow={0}>
      <Shawl x={80} y={80} scale={1.12} />
    </Tile>
  ),
  'party-bunting': (
    <Tile ground="sage" form="hill" shadow={0}>
      <Bunting x={80} y={36} scale={1.08} />
      <Cake x={80} y={101} scale={0.68} />
    </Tile>
  ),
  'wooden-blocks': (
    <Tile ground="sage" form="hill" shadow={54}>
      <Blocks x={80} y={76} scale={1.18} />
    </Tile>
  ),
  'picture-book': (
    <Tile ground="sage" form="hill" shadow={54}>
      <OpenBook x={80} y={80} scale={1.24}>
        <House x={28} y={48} scale={0.36} />
        <Sun x={69} y={38} scale={0.26} />
        <Tuft x={70} y={57} scale={0.28} />
      </OpenBook>
    </Tile>
  ),
  'plush-moon': (
    <Tile ground="night" form="round" shadow={34}>
      <PlushMoon x={80} y={80} scale={0.96} />
      <Star x={32} y={40} r={6} />
      <Star x={130} y={36} r={5} fill={paint.moon} />
      <Star x={136} y={102} r={4} />
    </Tile>
  ),
  'carry-pouch': (
    <Tile ground="night" form="round" shadow={46}>
      <CarryPouch x={80} y={78} scale={1.06} />
      <Star x={34} y={36} r={5} />
      <Star x={124} y={30} r={6} fill={paint.moon} />
    </Tile>
  ),
}
