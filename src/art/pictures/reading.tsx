// Pictures of courses and of topics in the magazine.
import { Pencil, Star } from '../Art.tsx'
import { BottleShape } from '../Bottle.tsx'
import { PumpShape } from '../Pump.tsx'
import { SproutShape } from '../Sprout.tsx'
import { paint } from '../paint.ts'
import { CoolerBag, Tote } from '../things/bags.tsx'
import { Swaddled } from '../things/cloth.tsx'
import { MilkBag } from '../things/feeding.tsx'
import { Clock, Cup } from '../things/home.tsx'
import { Crescent } from '../Crescent.tsx'
import { Cloud, Hills, Sun, Tree, Tuft, Twig } from '../things/outside.tsx'
import { Laptop } from '../things/paper.tsx'
import { Person } from '../things/people.tsx'
import { Banner, type Pictures } from './frames.tsx'
import { Armchair, Window } from './props.tsx'

export const courses: Pictures = {
  'pumping-without-hurry': (
    <Banner ground="sage" hills>
      <path d="M36 168c82-6 166-6 248 0" stroke={paint.straw} strokeWidth="10" />
      <PumpShape x={116} y={108} scale={1.3} />
      <Clock x={210} y={102} scale={1.08} />
      <Cup x={270} y={146} scale={0.56} />
      <Tuft x={54} y={132} scale={0.76} />
    </Banner>
  ),
  'back-to-work-gently': (
    <Banner ground="sand">
      <path d="M206 30h78v150h-78Z" fill={paint.blush} />
      <path d="M262 30h22v150h-22Z" fill={paint.rose} opacity=".6" />
      <path
        d="M220 48h14v14h-14ZM244 48h14v14h-14ZM220 76h14v14h-14ZM244 76h14v14h-14ZM220 104h14v14h-14Z"
        fill={paint.cream}
      />
      <path d="M244 104h14v14h-14Z" fill={paint.honey} />
      <Sun x={70} y={56} scale={0.8} />
      <path d="M0 172c100-10 220-10 320 0v28H0Z" fill={paint.leaf} />
      <Tree x={44} y={124} scale={0.96} />
      <Tote x={126} y={126} scale={1.12} main={paint.rose} />
      <CoolerBag x={202} y={146} scale={0.72} />
    </Banner>
  ),
  'nights-shared': (
    <Banner ground="night">
      <Crescent x={160} y={42} scale={0.66} />
      <Star x={84} y={40} r={6} />
      <Star x={236} y={34} r={7} fill={paint.moon} />
      <Star x={270} y={70} r={4} />
      <path d="M34 70c6-10 246-10 252 0v110H34Z" fill={paint.straw} />
      <path d="M56 104c0-12 84-14 92 0v34H56ZM172 104c8-14 92-12 92 0v34h-92Z" fill={paint.cream} />
      <Person x={108} y={112} scale={0.62} hair="bun" dress={paint.rose} turn={-8} />
      <Person x={212} y={112} scale={0.62} hair="short" dress={paint.fern} turn={8} mirror />
      <path d="M26 144c90-16 180-16 268 0v56H26Z" fill={paint.plum} />
      <path d="M26 144c90-16 180-16 268 0v12c-90-16-178-16-268 0Z" fill={paint.rose} />
      <Pencil d="M90 168c6 10 6 20 4 30M160 164v34M232 168c-6 10-6 20-4 30" stroke={paint.rose} />
    </Banner>
  ),
  'ten-quiet-minutes': (
    <Banner ground="sage">
      <path d="M0 166c104-8 214-8 320 0v34H0Z" fill={paint.straw} opacity=".45" />
      <ellipse cx="190" cy="178" rx="84" ry="11" fill={paint.rose} opacity=".5" />
      <Window x={104} y={72} scale={0.92} sky={paint.sky}>
        <Cloud x={50} y={34} scale={0.42} />
        <Tree x={34} y={66} scale={0.46} />
      </Window>
      <Armchair x={194} y={126} scale={1.12} main={paint.rose} />
      <path d="M104 152h36M122 152v28M111 182h22" stroke={paint.plum} strokeWidth="5" />
      <Cup x={122} y={133} scale={0.44} />
      <Tuft x={48} y={154} scale={0.72} />
      <Clock x={248} y={54} scale={0.6} />
    </Banner>
  ),
}

export const topics: Pictures = {
  sleep: (
    <Banner ground="night">
      <path
        d="M66 138c-6-22 4-36 24-38 46-4 96-4 142 0 20 2 30 16 24 38-4 20-14 28-32 30-42 4-84 4-126 0-18-2-28-10-32-30Z"
        fill={paint.cream}
      />
      <path
        d="M226 99.6c22 1.4 36 16 30 38.4-4 20-14 28-32 30-12 1-24 2-36 2.4 22-18 36-44 38-70.8Z"
        fill={paint.blush}
      />
      <path d="M112 132c14 26 80 30 110 4-6 18-30 28-58 28s-46-12-52-32Z" fill={paint.rose} opacity=".45" />
      <Crescent x={162} y={88} scale={1.2} />
      <path d="M0 154c40-18 90-20 128-8 60-8 130-8 192 8v46H0Z" fill={paint.rose} />
      <path
        d="M0 154c40-18 90-20 128-8 60-8 130-8 192 8v14c-60-16-130-16-192-8-40-12-88-10-128 8Z"
        fill={paint.blush}
      />
      <Pencil d="M64 118c-1 8-1 14 1 22M70 174c8 6 12 14 12 22M168 166c4 10 4 20 2 30M250 168c-4 8-6 18-5 28" />
      <Star x={70} y={48} r={8} />
      <Star x={246} y={52} r={9} fill={paint.moon} />
      <Star x={222} y={28} r={4} />
      <Star x={110} y={32} r={4} fill={paint.moon} />
    </Banner>
  ),
  feeding: (
    <Banner ground="blush" hills>
      <Swaddled x={122} y={104} scale={1.4} turn={-14} wrap={paint.sky} fold={paint.leaf} />
      <BottleShape x={216} y={112} scale={1.16} turn={10} />
      <Star x={64} y={52} r={7} fill={paint.rose} />
      <Star x={262} y={46} r={8} />
    </Banner>
  ),
  pumping: (
    <Banner ground="sky" hills>
      <PumpShape x={126} y={100} scale={1.5} />
      <MilkBag x={214} y={120} scale={0.94} turn={6} />
      <Twig x={268} y={136} scale={0.6} turn={-60} />
      <Star x={58} y={54} r={7} fill={paint.cream} />
    </Banner>
  ),
  work: (
    <Banner ground="sand" hills>
      <path d="M24 170c90-6 182-6 272 0" stroke={paint.straw} strokeWidth="10" />
      <Laptop x={152} y={114} scale={1.34}>
        <path
          d="M48 49c-9-6-13-10-13-15 0-3.5 2.6-6 6-6 3 0 5.5 1.6 7 4 1.5-2.4 4-4 7-4 3.4 0 6 2.5 6 6 0 5-4 9-13 15Z"
          fill={paint.rose}
        />
      </Laptop>
      <Cup x={250} y={142} scale={0.62} />
      <SproutShape x={62} y={128} scale={0.84} />
    </Banner>
  ),
  helpers: (
    <Banner ground="sage">
      <Hills back={paint.leaf} front={paint.fern} />
      <Person x={86} y={140} scale={1.36} hair="scarf" colour={paint.plum} dress={paint.rose} />
      <Person x={236} y={136} scale={1.46} hair="short" dress={paint.dusk} mirror />
      <Swaddled x={162} y={146} scale={1} turn={8} />
    </Banner>
  ),
  mind: (
    <Banner ground="rose">
      <path d="M0 150c80-24 240-24 320 0v50H0Z" fill={paint.rose} />
      <Sun x={212} y={56} scale={0.96} />
      <Cloud x={246} y={78} scale={0.8} />
      <Person x={128} y={130} scale={1.6} hair="bun" dress={paint.plum} />
      <Tuft x={262} y={152} scale={0.76} />
      <Tuft x={42} y={158} scale={0.6} />
      <Star x={62} y={50} r={7} fill={paint.cream} />
    </Banner>
  ),
}
