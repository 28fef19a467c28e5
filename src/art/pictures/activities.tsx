// Pictures of activities: one for each campaign, and one for each way of taking part.
import { Pencil, Star } from '../Art.tsx'
import { CoinShape } from '../Coin.tsx'
import { EnvelopeShape } from '../Envelope.tsx'
import { NestShape } from '../Nest.tsx'
import { ParcelShape } from '../Parcel.tsx'
import { paint } from '../paint.ts'
import { Swaddled } from '../things/cloth.tsx'
import { Cup, House } from '../things/home.tsx'
import { Crescent } from '../Crescent.tsx'
import { Cloud, Hills, Sun, Tree, Tuft, Twig } from '../things/outside.tsx'
import { Laptop, Phone, Receipt } from '../things/paper.tsx'
import { Person } from '../things/people.tsx'
import { Balloon, Bunting, Cake, Pram } from '../things/play.tsx'
import { Banner, Tile, type Pictures } from './frames.tsx'
import { Note, Signpost } from './props.tsx'

export const activities: Pictures = {
  'brand-day': (
    <Banner ground="sky">
      <Bunting x={160} y={2} scale={2} />
      <Hills />
      <House x={160} y={108} scale={1.3} roof={paint.plum} door={paint.honey} />
      <Balloon x={70} y={86} scale={0.9} />
      <Balloon x={44} y={108} scale={0.7} colour={paint.honey} />
      <Balloon x={252} y={84} scale={0.9} colour={paint.plum} />
      <Cake x={252} y={156} scale={0.66} candles={3} />
    </Banner>
  ),
  mamaglow: (
    <Banner ground="sand">
      <circle cx="160" cy="96" r="84" fill={paint.cream} opacity=".6" />
      <circle cx="160" cy="96" r="62" fill={paint.honey} opacity=".7" />
      <Hills back={paint.blush} front={paint.rose} />
      <Person x={152} y={130} scale={1.66} hair="long" dress={paint.plum} />
      <Cup x={222} y={150} scale={0.72} />
      <Tuft x={62} y={150} scale={0.8} />
      <Star x={70} y={56} r={7} fill={paint.rose} />
      <Star x={256} y={50} r={9} fill={paint.rose} />
      <Star x={280} y={92} r={5} />
    </Banner>
  ),
  'event-registration': (
    <Banner ground="blush" hills>
      <Sun x={56} y={48} scale={0.7} />
      <Laptop x={160} y={100} scale={1.86}>
        <path d="M18 38h60M48 17v42" stroke={paint.blush} strokeWidth="2" />
        <Person x={33} y={28.5} scale={0.19} hair="bun" />
        <Person x={63} y={28.5} scale={0.19} hair="short" dress={paint.fern} />
        <Person x={33} y={49} scale={0.19} hair="scarf" colour={paint.rose} dress={paint.plum} />
        <Swaddled x={63} y={50} scale={0.18} />
      </Laptop>
      <Cup x={272} y={152} scale={0.7} />
    </Banner>
  ),
  'registry-weekend': (
    <Banner ground="sage" hills>
      <path d="M112 46l34-8 6 44-36 6Zm60-10 36 8-10 46-34-8Z" fill={paint.cream} />
      <path d="M140 62l30-14 18 36-32 14Z" fill={paint.moon} />
      <Pencil d="M120 56l20-4M121 64l14-3M180 50l18 4M178 58l13 3M150 70l16-8M154 78l12-6" />
      <NestShape x={160} y={124} scale={1.5} />
      <CoinShape x={74} y={150} scale={0.6} />
      <CoinShape x={248} y={150} scale={0.6} />
      <Star x={84} y={64} r={8} />
      <Star x={244} y={56} r={9} />
    </Banner>
  ),
  'morning-circle': (
    <Banner ground="sky">
      <Cloud x={56} y={60} scale={0.74} />
      <Cloud x={270} y={48} scale={0.64} />
      <Sun x={160} y={94} scale={1.1} face />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 160 94)`}>
          <Twig x={160} y={26} scale={0.54} />
        </g>
      ))}
      <path d="M0 158c70-26 240-26 320 0v42H0Z" fill={paint.leaf} />
      <path d="M0 184c90-16 230-16 320 0v16H0Z" fill={paint.fern} />
    </Banner>
  ),
  'lullaby-weeks': (
    <Banner ground="night">
      <Crescent x={150} y={88} scale={1.6} />
      <Swaddled x={182} y={116} scale={0.6} turn={-28} />
      <Note x={66} y={76} colour={paint.honey} />
      <Note x={250} y={60} scale={1.2} colour={paint.rose} />
      <Note x={272} y={124} scale={0.8} colour={paint.moon} />
      <path d="M0 176c60-22 110-18 160-8 60-14 110-12 160 2v30H0Z" fill={paint.deep} />
      <Star x={44} y={36} r={6} />
      <Star x={214} y={30} r={5} fill={paint.moon} />
      <Star x={292} y={32} r={7} />
      <Star x={84} y={134} r={4} fill={paint.moon} />
    </Banner>
  ),
  'first-spring': (
    <Banner ground="sky">
      <Sun x={62} y={50} scale={0.66} />
      <Cloud x={212} y={42} scale={0.6} />
      <Hills />
      <path d="M120 200c10-26 60-34 130-42 20-2 40-4 70-4v8c-70 4-116 16-122 38Z" fill={paint.moon} />
      <Tree x={76} y={104} scale={1.2} colour={paint.blush} shade={paint.rose} />
      <Tree x={270} y={110} scale={0.84} colour={paint.rose} shade={paint.plum} />
      <Pram x={170} y={126} scale={1} />
    </Banner>
  ),
  coins: (
    <Tile ground="sage" form="round" shadow={46}>
      <CoinShape x={80} y={100} scale={0.72} />
      <CoinShape x={56} y={72} scale={0.72} turn={-14} />
      <CoinShape x={104} y={66} scale={0.72} turn={12} />
      <Star x={80} y={38} r={7} />
    </Tile>
  ),
  'look-around': (
    <Banner ground="sky">
      <Cloud x={62} y={52} scale={0.6} />
      <Hills />
      <Signpost x={160} y={100} scale={1.8} />
      <Tuft x={84} y={156} scale={0.7} />
      <Tree x={262} y={120} scale={0.8} />
    </Banner>
  ),
  join: (
    <Banner ground="sage" hills>
      <EnvelopeShape x={160} y={104} scale={1.66} />
      <Twig x={72} y={128} scale={0.8} turn={-40} mirror />
      <Twig x={250} y={128} scale={0.8} turn={-40} />
      <Star x={80} y={52} r={8} fill={paint.rose} />
      <Star x={250} y={48} r={7} />
    </Banner>
  ),
  'register-gift': (
    <Banner ground="blush" hills>
      <ParcelShape x={92} y={128} scale={0.9} />
      <Receipt x={158} y={104} scale={1.24} turn={-4} />
      <Phone x={222} y={108} scale={1.3} turn={6}>
        <path d="M37 34v-6h7M59 34v-6h-7M37 58v6h7M59 58v6h-7" stroke={paint.plum} strokeWidth="2.6" />
        <path d="M42 38c4-.6 8-.6 12 0v16l-3-2.4-3 2.4-3-2.4-3 2.4Z" fill={paint.rose} />
      </Phone>
    </Banner>
  ),
}
