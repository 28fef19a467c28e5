// Banners, and pictures that are shown next to page content.
import { Star } from '../Art.tsx'
import { CoinShape } from '../Coin.tsx'
import { MotherAndBaby } from '../MotherAndBaby.tsx'
import { LevelShape } from '../Levels.tsx'
import { NestShape } from '../Nest.tsx'
import { ParcelShape } from '../Parcel.tsx'
import { RibbonShape } from '../Ribbon.tsx'
import { SproutShape } from '../Sprout.tsx'
import { paint } from '../paint.ts'
import { Tote } from '../things/bags.tsx'
import { Folded } from '../things/cloth.tsx'
import { Cup, CoinJar, House, Lantern, Mobile, NightLight } from '../things/home.tsx'
import { Crescent } from '../Crescent.tsx'
import { Scooter } from '../things/onTheWay.tsx'
import { Cloud, Hills, Sun, Tree, Tuft } from '../things/outside.tsx'
import { Calendar } from '../things/paper.tsx'
import { Balloon, Bunting, Cake } from '../things/play.tsx'
import { Banner, type Pictures } from './frames.tsx'
import { Krathong, Window } from './props.tsx'

const stones = [
  [44, 182, 1],
  [92, 170, 0.92],
  [140, 172, 0.86],
  [184, 160, 0.78],
  [220, 144, 0.7],
  [244, 126, 0.62],
  [258, 108, 0.54],
] as const

export const scenes: Pictures = {
  welcome: (
    <Banner ground="blush" hills>
      <Tuft x={70} y={138} scale={1} />
      <Tuft x={250} y={138} scale={1} front={paint.fern} back={paint.leaf} />
      <NestShape x={160} y={118} scale={1.6}>
        <Crescent x={52} y={28} scale={0.74} />
      </NestShape>
      <Star x={214} y={50} r={9} />
      <Star x={96} y={52} r={7} />
      <Star x={244} y={82} r={5} fill={paint.rose} />
    </Banner>
  ),
  'quiet-nights': (
    <Banner ground="night">
      <Window x={70} y={84} scale={1.4} sky={paint.deep}>
        <Crescent x={60} y={38} scale={0.4} />
        <Star x={32} y={34} r={4} />
        <Star x={38} y={62} r={3} fill={paint.moon} />
        <Star x={62} y={66} r={3} />
      </Window>
      <path d="M0 170c100-10 220-10 320 0v30H0Z" fill={paint.deep} />
      <MotherAndBaby transform="translate(92 24) scale(.84)" />
      <circle cx="280" cy="120" r="38" fill={paint.moon} opacity=".16" />
      <NightLight x={280} y={138} scale={0.66} />
    </Banner>
  ),
  'coins-won': (
    <Banner ground="rose">
      <Bunting x={160} y={22} scale={1.1} />
      <path d="M0 164c70-20 250-20 320 0v36H0Z" fill={paint.blush} />
      <CoinShape x={160} y={112} scale={0.98} />
      <CoinShape x={92} y={140} scale={0.6} />
      <CoinShape x={230} y={138} scale={0.64} />
      <CoinShape x={196} y={164} scale={0.44} />
      <Star x={92} y={82} r={8} />
      <Star x={234} y={80} r={9} />
      <Star x={58} y={112} r={6} fill={paint.rose} />
      <Star x={270} y={112} r={6} fill={paint.rose} />
    </Banner>
  ),
  'coin-shop': (
    <Banner ground="sand">
      <path d="M62 54v146M258 54v146" stroke={paint.straw} strokeWidth="8" />
      <path d="M66 60h188v112H66Z" fill={paint.straw} opacity=".2" />
      <path
        d="M58 26H87.1L78.6 62c-4 14-28.6 14-32.6 0ZM116.3 26H145.4L143.7 62c-4 14-28.6 14-32.6 0ZM174.6 26H203.7L208.9 62c-4 14-28.6 14-32.6 0ZM232.9 26H262L274 62c-4 14-28.6 14-32.6 0Z"
        fill={paint.cream}
      />
      <path
        d="M87.1 26H116.3L111.1 62c-4 14-28.6 14-32.6 0ZM145.4 26H174.6L176.3 62c-4 14-28.6 14-32.6 0ZM203.7 26H232.9L241.4 62c-4 14-28.6 14-32.6 0Z"
        fill={paint.plum}
      />
      <Tote x={106} y={126} scale={0.72} />
      <NightLight x={160} y={128} scale={0.7} />
      <Folded x={214} y={122} scale={0.66} colours={[paint.rose, paint.sky, paint.leaf]} />
      <path d="M54 158c70-4 142-4 212 0l4 14c-73-5-147-5-220 0Z" fill={paint.straw} />
      <path d="M58 171c68-4 136-4 204 0v29H58Z" fill={paint.blush} />
      <CoinShape x={160} y={187} scale={0.26} />
      <Star x={36} y={96} r={7} />
      <Star x={286} y={104} r={8} />
      <Star x={296} y={132} r={4} fill={paint.rose} />
    </Banner>
  ),
  lanterns: (
    <Banner ground="night">
      <Crescent x={268} y={44} scale={0.6} />
      <Lantern x={70} y={56} scale={0.5} floating />
      <Lantern x={124} y={34} scale={0.36} floating />
      <Lantern x={206} y={60} scale={0.42} floating />
      <path d="M0 112c70-20 120-16 170-8 56-10 106-8 150 4v22H0Z" fill={paint.deep} />
      <path d="M0 124c100-8 220-8 320 0v76H0Z" fill={paint.plum} />
      <path
        d="M20 146h50M250 142h52M96 186h40M204 184h60M140 136h30"
        stroke={paint.rose}
        strokeWidth="3"
        opacity=".6"
      />
      <path
        d="M128 172c10 6 60 6 72 0M58 156c8 4 30 4 38 0M232 162c6 4 28 4 36 0"
        stroke={paint.honey}
        strokeWidth="4"
        opacity=".7"
      />
      <Krathong x={164} y={136} scale={0.92} />
      <Krathong x={76} y={136} scale={0.48} />
      <Krathong x={250} y={142} scale={0.5} />
      <Star x={40} y={30} r={5} />
      <Star x={168} y={72} r={4} fill={paint.moon} />
    </Banner>
  ),
  'gift-table': (
    <Banner ground="sage">
      <Bunting x={160} y={8} scale={1.7} />
      <ParcelShape x={160} y={96} scale={1.16} />
      <ParcelShape x={92} y={112} scale={0.78} turn={-4} />
      <path d="M206 106c20-2 40-2 60 0 1 13 1 26 0 38-20 2-40 2-60 0-1-12-1-25 0-38Z" fill={paint.sky} />
      <path d="M231 105h10v41h-10Z" fill={paint.plum} />
      <RibbonShape x={236} y={104} scale={0.42} />
      <path d="M20 144c92-6 188-6 280 0l6 14c-96 6-196 6-292 0Z" fill={paint.cream} />
      <path d="M14 158c98 6 194 6 292 0v42H14Z" fill={paint.blush} />
      <path
        d="M14 158c12 10 24 16 36 10 14 10 28 12 40 2 14 8 28 10 40 0 14 8 28 10 42 0 12 10 28 8 40 0 14 10 28 6 40-2 14 8 28 4 42-2l12-8"
        fill={paint.cream}
      />
    </Banner>
  ),
  mobile: (
    <Banner ground="sky">
      <Mobile x={160} y={62} scale={1.36} />
      <path d="M70 130v70M250 130v70" stroke={paint.straw} strokeWidth="9" />
      <path d="M70 150c58-6 122-6 180 0v50H70Z" fill={paint.cream} />
      <path d="M88 150c20-14 44-14 60-2 34-8 62-6 84 4v48H88Z" fill={paint.blush} />
      <path
        d="M96 136v64M122 136v64M148 136v64M174 136v64M200 136v64M226 136v64"
        stroke={paint.straw}
        strokeWidth="5"
      />
      <path d="M66 134c62-4 126-4 188 0" stroke={paint.straw} strokeWidth="9" />
      <Cloud x={46} y={56} scale={0.56} />
      <Cloud x={278} y={82} scale={0.5} />
    </Banner>
  ),
  path: (
    <Banner ground="sky">
      <Cloud x={70} y={44} scale={0.6} />
      <path d="M0 140c60-30 150-34 220-20 40-14 76-14 100-8v88H0Z" fill={paint.leaf} />
      <House x={266} y={78} scale={0.56} />
      <Tree x={216} y={86} scale={0.5} />
      <path
        d="M4 200c60-26 150-18 200-40 40-16 58-36 62-52"
        stroke={paint.moon}
        strokeWidth="20"
        opacity=".6"
      />
      {stones.map(([x, y, scale], index) =>
        index < 3 ? (
          <CoinShape key={x} x={x} y={y - 14} scale={scale * 0.5} />
        ) : (
          <ellipse key={x} cx={x} cy={y - 10} rx={15 * scale} ry={8 * scale} fill={paint.cream} />
        ),
      )}
      <Sun x={168} y={44} scale={0.6} />
      <Tuft x={48} y={130} scale={0.5} />
    </Banner>
  ),
  'coin-jar': (
    <Banner ground="sand" hills>
      <path d="M30 166c86-6 174-6 260 0" stroke={paint.straw} strokeWidth="10" />
      <CoinJar x={150} y={104} scale={1.36} />
      <CoinShape x={220} y={143} scale={0.56} />
      <CoinShape x={250} y={143} scale={0.46} />
      <SproutShape x={78} y={120} scale={0.96} />
      <Star x={232} y={64} r={9} fill={paint.rose} />
      <Star x={258} y={96} r={5} fill={paint.rose} />
    </Banner>
  ),
  village: (
    <Banner ground="sky">
      <Sun x={270} y={44} scale={0.6} />
      <Cloud x={60} y={42} scale={0.56} />
      <Hills />
      <Tree x={44} y={112} scale={0.8} />
      <House x={104} y={112} scale={0.86} roof={paint.rose} door={paint.fern} />
      <House x={232} y={116} scale={0.8} wall={paint.blush} roof={paint.dusk} door={paint.honey} />
      <path d="M132 200c0-22 26-28 28-54h12c2 26 36 32 44 54Z" fill={paint.moon} />
      <House x={166} y={102} scale={1.1} />
      <Tree x={286} y={122} scale={0.66} />
      <Tuft x={72} y={160} scale={0.4} />
    </Banner>
  ),
  calendar: (
    <Banner ground="rose" hills>
      <Bunting x={160} y={-4} scale={1.9} />
      <Calendar x={160} y={112} scale={1.5}>
        <CoinShape x={72} y={61} scale={0.22} />
      </Calendar>
      <Cup x={262} y={144} scale={0.72} />
      <SproutShape x={62} y={134} scale={0.8} />
    </Banner>
  ),
  birthday: (
    <Banner ground="blush" hills>
      <Bunting x={160} y={8} scale={1.7} />
      <Balloon x={74} y={104} scale={0.9} />
      <Balloon x={248} y={98} scale={0.9} colour={paint.honey} />
      <path d="M84 172c50-5 102-5 152 0-10 12-42 16-76 16s-66-4-76-16Z" fill={paint.cream} />
      <Cake x={160} y={132} scale={1.16} candles={3} />
      <Star x={112} y={84} r={6} />
      <Star x={206} y={76} r={6} fill={paint.rose} />
    </Banner>
  ),
  'parcel-on-its-way': (
    <Banner ground="sky">
      <Cloud x={70} y={46} scale={0.6} />
      <Sun x={268} y={44} scale={0.56} />
      <Hills />
      <Tree x={52} y={124} scale={0.7} />
      <House x={264} y={112} scale={0.8} />
      <path d="M0 168c106-10 214-10 320 0v32H0Z" fill={paint.straw} opacity=".6" />
      <path d="M24 184h32M92 182h32M160 182h32M228 183h32" stroke={paint.cream} strokeWidth="4" />
      <Scooter x={158} y={128} scale={1.14} parcel={<ParcelShape x={25} y={27} scale={0.44} />} />
      <path d="M98 116H72M92 136H66M98 154H78" stroke={paint.cream} strokeWidth="4" />
    </Banner>
  ),
  'level-up': (
    <Banner ground="sage">
      <Sun x={160} y={40} scale={0.5} />
      <path d="M0 150c60-30 150-44 220-36 40 0 76-4 100-8v94H0Z" fill={paint.leaf} />
      <LevelShape level={1} x={92} y={118} scale={0.72} />
      <LevelShape level={2} x={166} y={102} scale={0.9} />
      <LevelShape level={3} x={250} y={84} scale={1.1} />
      <path d="M0 182c100-16 216-18 320-12v30H0Z" fill={paint.fern} />
      <Star x={206} y={44} r={6} />
      <Star x={300} y={46} r={6} fill={paint.rose} />
    </Banner>
  ),
}
