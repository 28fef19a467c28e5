// Pictures for package cards with films, and for questionnaires.
import type { ReactNode } from 'react'
import { Star } from '../Art.tsx'
import { BottleShape } from '../Bottle.tsx'
import { PillowShape } from '../Pillow.tsx'
import { PumpShape } from '../Pump.tsx'
import { paint } from '../paint.ts'
import { Cable, Flange, Valve, WarmCup } from '../things/feeding.tsx'
import { TravelTote } from '../things/bags.tsx'
import { Cup, NightLight } from '../things/home.tsx'
import { OpenBox } from '../things/onTheWay.tsx'
import { Crescent } from '../Crescent.tsx'
import { Cloud, Sun, Tree, Twig } from '../things/outside.tsx'
import { Form, Laptop } from '../things/paper.tsx'
import { Person } from '../things/people.tsx'
import { Briefs } from '../things/wear.tsx'
import { Banner, type GroundTone, type Pictures } from './frames.tsx'
import { Armchair, Sleeper, Tape, Tub } from './props.tsx'

/** Draws content that rises from the box of a product, centered at (48, 26). */
function Unpacked({ ground, children }: { ground: GroundTone; children: ReactNode }) {
  return (
    <Banner ground={ground} hills>
      <OpenBox x={160} y={112} scale={1.76}>
        {children}
      </OpenBox>
      <Star x={62} y={46} r={8} />
      <Star x={258} y={48} r={7} fill={paint.rose} />
    </Banner>
  )
}

function Asked({ ground, done, children }: { ground: GroundTone; done: number; children: ReactNode }) {
  return (
    <Banner ground={ground} hills>
      <Form x={112} y={102} scale={1.44} done={done} turn={-4} />
      {children}
    </Banner>
  )
}

const flanges = [
  [70, 137, 0.66, paint.blush],
  [136, 128, 0.92, paint.rose],
  [222, 119, 1.2, paint.honey],
] as const

export const packageCards: Pictures = {
  underwear: (
    <Unpacked ground="sage">
      <Briefs x={48} y={29} scale={0.58} />
    </Unpacked>
  ),
  'breast-pump': (
    <Unpacked ground="sky">
      <PumpShape x={48} y={26} scale={0.64} />
    </Unpacked>
  ),
  'pregnancy-pillow': (
    <Unpacked ground="blush">
      <PillowShape x={48} y={26} scale={0.66} turn={180} />
    </Unpacked>
  ),
  'warm-cup': (
    <Unpacked ground="sand">
      <WarmCup x={48} y={24} scale={0.62} />
    </Unpacked>
  ),
  'find-your-size': (
    <Banner ground="sand" hills>
      <Briefs x={126} y={96} scale={1.5} />
      <Tape x={222} y={128} scale={0.96} />
    </Banner>
  ),
  'wash-and-care': (
    <Banner ground="sage" hills>
      <Tub x={150} y={114} scale={1.34}>
        <Briefs x={48} y={26} scale={0.56} turn={-10} />
      </Tub>
      <circle cx="80" cy="62" r="8" fill={paint.cream} />
      <circle cx="222" cy="48" r="10" fill={paint.cream} />
      <circle cx="62" cy="96" r="5" fill={paint.cream} />
    </Banner>
  ),
  'first-session': (
    <Banner ground="blush" hills>
      <Person x={118} y={130} scale={1.6} hair="bun" dress={paint.fern} />
      <PumpShape x={150} y={172} scale={0.56} />
      <Cup x={230} y={146} scale={0.72} />
    </Banner>
  ),
  'three-positions': (
    <Banner ground="night">
      <circle cx="62" cy="124" r="50" fill={paint.deep} />
      <circle cx="160" cy="108" r="56" fill={paint.plum} />
      <circle cx="258" cy="124" r="50" fill={paint.deep} />
      <PillowShape x={72} y={128} scale={0.6} turn={180} />
      <Sleeper x={60} y={118} scale={0.88} />
      <Person x={158} y={100} scale={0.7} hair="bun" dress={paint.leaf} />
      <PillowShape x={160} y={112} scale={1.1} />
      <PillowShape x={258} y={106} scale={0.66} turn={90} />
      <Sleeper x={260} y={118} scale={0.88} blanket={paint.honey} mirror />
      <Crescent x={58} y={38} scale={0.46} />
    </Banner>
  ),
}

export const questionnaires: Pictures = {
  'part-flange': (
    <Banner ground="sage">
      <Flange x={164} y={100} scale={1.64} />
    </Banner>
  ),
  'part-valve': (
    <Banner ground="sky">
      <Valve x={160} y={102} scale={1.56} />
    </Banner>
  ),
  'part-bottle': (
    <Banner ground="sand">
      <BottleShape x={160} y={100} scale={1.6} />
    </Banner>
  ),
  'part-motor': (
    <Banner ground="sky">
      <PumpShape x={160} y={98} scale={1.64} />
    </Banner>
  ),
  'part-cable': (
    <Banner ground="sand">
      <Cable x={156} y={98} scale={1.56} />
    </Banner>
  ),
  'part-other': (
    <Banner ground="sage">
      <OpenBox x={160} y={112} scale={1.5}>
        <BottleShape x={36} y={26} scale={0.44} />
        <Valve x={62} y={30} scale={0.4} />
      </OpenBox>
    </Banner>
  ),
  'flange-fit': (
    <Banner ground="sky" hills>
      {flanges.map(([x, y, scale, rim]) => (
        <Flange key={x} x={x} y={y} scale={scale} rim={rim} />
      ))}
      <path d="M36 166h248v18H36Z" fill={paint.honey} />
      <path
        d="M52 166v7M72 166v10M92 166v7M112 166v10M132 166v7M152 166v10M172 166v7M192 166v10M212 166v7M232 166v10M252 166v7M272 166v10"
        stroke={paint.line}
        strokeWidth="2"
      />
    </Banner>
  ),
  'place-home': (
    <Banner ground="blush" hills>
      <Armchair x={138} y={124} scale={1.5} />
      <NightLight x={226} y={136} scale={0.8} />
    </Banner>
  ),
  'place-work': (
    <Banner ground="sky" hills>
      <Laptop x={146} y={122} scale={1.5} />
      <Cup x={240} y={148} scale={0.7} />
    </Banner>
  ),
  'place-way': (
    <Banner ground="sage" hills>
      <TravelTote x={160} y={124} scale={1.5} />
      <Cloud x={84} y={54} scale={0.8} />
      <Cloud x={242} y={42} scale={0.6} />
    </Banner>
  ),
  'place-elsewhere': (
    <Banner ground="sand" hills>
      <Tree x={134} y={116} scale={1.6} />
      <Sun x={228} y={58} scale={0.8} />
    </Banner>
  ),
  'pumping-day': (
    <Banner ground="sage" hills>
      <circle cx="160" cy="100" r="84" fill={paint.cream} />
      <path d="M160 16a84 84 0 0 1 0 168Z" fill={paint.dusk} />
      <Sun x={104} y={78} scale={0.62} />
      <Crescent x={214} y={76} scale={0.58} />
      <Star x={202} y={130} r={5} />
      <Star x={228} y={116} r={4} fill={paint.moon} />
      <path d="M160 16a84 84 0 1 0 .1 0Z" stroke={paint.straw} strokeWidth="7" strokeDasharray=".1 22" />
      <PumpShape x={160} y={116} scale={0.9} />
    </Banner>
  ),
  underwear: (
    <Asked ground="sage" done={2}>
      <Briefs x={212} y={126} scale={1.06} turn={6} />
      <Twig x={238} y={58} scale={0.7} turn={-24} />
    </Asked>
  ),
  'breast-pump': (
    <Asked ground="blush" done={3}>
      <PumpShape x={214} y={118} scale={1.14} />
      <Star x={250} y={48} r={8} />
    </Asked>
  ),
  'pregnancy-pillow': (
    <Asked ground="night" done={1}>
      <PillowShape x={214} y={118} scale={1.16} />
      <Crescent x={248} y={46} scale={0.46} />
    </Asked>
  ),
}
