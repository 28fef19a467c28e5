// Covers of the magazine, one per issue. They contain no text, because the name of an issue is localized data.
import { Pencil, Star } from '../Art.tsx'
import { NestShape } from '../Nest.tsx'
import { paint } from '../paint.ts'
import { Tote } from '../things/bags.tsx'
import { Swaddled } from '../things/cloth.tsx'
import { Cup, House } from '../things/home.tsx'
import { Crescent } from '../Crescent.tsx'
import { Cloud, Sun, Tree, Tuft } from '../things/outside.tsx'
import { Cover, type Pictures } from './frames.tsx'
import { Armchair, Window } from './props.tsx'

/** Draws an arm that reaches in from the edge; its fingers end at (0, 0). */
function Arm({
  x,
  y,
  turn,
  sleeve,
  tan = 0,
}: {
  x: number
  y: number
  turn: number
  sleeve: string
  tan?: number
}) {
  const hand = 'M0 8c8-3 16-2 24 3 20 2 40 2 64 0v30c-24-2-44-3-62-1-12 4-26 2-30-4-4-10-3-22 4-28Z'
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d={hand} fill={paint.skin} />
      {tan > 0 && <path d={hand} fill={paint.hair} opacity={tan} />}
      <path d="M56 5c34-3 66-3 110 0v40c-44 2-76 2-110-2-3-12-3-26 0-38Z" fill={sleeve} />
      <path d="M-2 20h16M-3 28h15" stroke={paint.line} strokeWidth="1.6" opacity=".5" />
      <Pencil d="M56 8c-3 11-3 22 0 32M72 3c12-1 24-1 36-1" />
    </g>
  )
}

export const covers: Pictures = {
  '2026-06': (
    <Cover ground="sky">
      <circle cx="120" cy="110" r="82" fill={paint.moon} />
      <Sun x={120} y={84} scale={0.96} />
      <path d="M0 236c60-20 180-22 240-4v88H0Z" fill={paint.leaf} />
      <Tuft x={44} y={216} scale={1} />
      <Tuft x={198} y={218} scale={0.9} front={paint.fern} back={paint.leaf} />
      <NestShape x={120} y={206} scale={1.8}>
        <Swaddled x={48} y={30} scale={0.62} turn={-8} />
      </NestShape>
      <path d="M0 290c80-12 160-12 240 0v30H0Z" fill={paint.fern} />
    </Cover>
  ),
  '2026-07': (
    <Cover ground="sand">
      <path d="M0 0h240v236H0Z" fill={paint.blush} />
      <Window x={76} y={100} scale={1.3} sky={paint.sky}>
        <Cloud x={52} y={40} scale={0.5} />
        <Tree x={36} y={70} scale={0.5} />
      </Window>
      <path d="M0 236c80-6 160-6 240 0v84H0Z" fill={paint.straw} opacity=".45" />
      <ellipse cx="130" cy="284" rx="96" ry="18" fill={paint.rose} opacity=".6" />
      <Armchair x={142} y={212} scale={1.56} main={paint.fern} />
      <path d="M34 248h44M56 248v36M42 286h28" stroke={paint.plum} strokeWidth="6" />
      <Cup x={56} y={222} scale={0.56} />
      <path d="M196 276V130" stroke={paint.straw} strokeWidth="5" />
      <path d="M176 98h40l14 40c-22 4-46 4-68 0Z" fill={paint.honey} />
    </Cover>
  ),
  '2026-08': (
    <Cover ground="sage">
      <circle cx="120" cy="160" r="92" fill={paint.cream} opacity=".7" />
      <Arm x={86} y={240} turn={112} sleeve={paint.plum} tan={0.34} />
      <Arm x={190} y={214} turn={48} sleeve={paint.honey} />
      <Swaddled x={120} y={158} scale={1.5} wrap={paint.sky} fold={paint.cream} />
      <Arm x={64} y={142} turn={196} sleeve={paint.rose} />
      <Arm x={164} y={96} turn={-38} sleeve={paint.dusk} tan={0.16} />
      <Star x={44} y={50} r={9} fill={paint.fern} />
      <Star x={204} y={150} r={6} fill={paint.fern} />
    </Cover>
  ),
  '2026-09': (
    <Cover ground="rose">
      <path d="M0 0h240v262H0Z" fill={paint.rose} opacity=".5" />
      <path d="M108 52c0-34 104-34 104 0v214H108Z" fill={paint.plum} />
      <path d="M118 56c0-24 84-24 84 0v206h-84Z" fill={paint.moon} />
      <Sun x={166} y={100} scale={0.6} />
      <path d="M118 190c30-20 60-16 84-2v74h-84Z" fill={paint.leaf} />
      <path
        d="M132 262c2-22 44-30 34-48-3-6-10-10-12-16h8c2 6 16 12 20 22 6 16-8 24 2 42Z"
        fill={paint.moon}
      />
      <path d="M118 50 92 74v214l26-26Z" fill={paint.straw} />
      <circle cx="100" cy="178" r="4" fill={paint.honey} />
      <path d="M0 262h240v58H0Z" fill={paint.blush} />
      <path d="M18 86h58" stroke={paint.straw} strokeWidth="8" />
      <path d="M32 86v10M62 86v10" stroke={paint.plum} strokeWidth="5" />
      <Tote x={50} y={142} scale={0.88} main={paint.cream} />
      <path
        d="M24 264c0-8 20-8 24 0l14 6c6 4 4 12-2 12H24ZM64 270c0-8 20-8 24 0l14 6c6 4 4 12-2 12H64Z"
        fill={paint.dusk}
      />
      <Pencil d="M30 274h14M70 280h14M112 70v60M206 70v70" />
    </Cover>
  ),
  '2026-10': (
    <Cover ground="sky">
      <Sun x={64} y={66} scale={0.84} />
      <Cloud x={168} y={40} scale={0.66} />
      <path d="M138 74h76v140h-76Z" fill={paint.dusk} />
      <path
        d="M150 88h16v16h-16ZM186 88h16v16h-16ZM150 118h16v16h-16ZM186 118h16v16h-16ZM186 148h16v16h-16Z"
        fill={paint.cream}
      />
      <path d="M150 148h16v16h-16Z" fill={paint.honey} />
      <House x={62} y={168} scale={1} />
      <path d="M0 208c70-14 170-14 240 0v112H0Z" fill={paint.leaf} />
      <path
        d="M62 208c2 34 40 46 58 62 14 12 16 30 14 52h40c0-36-6-52 8-76 8-14 14-24 14-36h-14c-2 12-10 22-18 34-8 12-14 20-16 30-8-16-34-26-52-40-12-10-20-18-22-26Z"
        fill={paint.moon}
      />
      <Tree x={214} y={222} scale={0.6} />
      <Tote x={62} y={274} scale={0.9} main={paint.rose} />
    </Cover>
  ),
  '2026-11': (
    <Cover ground="night">
      <Crescent x={162} y={84} scale={1.1} />
      <Star x={56} y={52} r={8} />
      <Star x={92} y={104} r={5} fill={paint.moon} />
      <Star x={210} y={150} r={5} />
      <Star x={40} y={128} r={4} fill={paint.moon} />
      <path d="M0 214c70-30 170-30 240-4v110H0Z" fill={paint.deep} />
      <path d="M14 196 50 166l36 30v100H14Z" fill={paint.plum} />
      <path d="M154 200l36-30 36 30v96h-72Z" fill={paint.plum} />
      <path d="M72 190l48-40 48 40v106H72Z" fill={paint.rose} />
      <path d="M64 194l56-46 56 46" stroke={paint.deep} strokeWidth="9" />
      <circle cx="120" cy="226" r="40" fill={paint.moon} opacity=".25" />
      <path d="M98 206c14-1 30-1 44 0 1 14 1 28 0 42-14 1-30 1-44 0-1-14-1-28 0-42Z" fill={paint.moon} />
      <path d="M120 206v42M98 226h44" stroke={paint.plum} strokeWidth="3" />
      <path d="M34 222h18v20H34ZM182 226h18v20h-18Z" fill={paint.deep} />
      <path d="M0 288c80-10 160-10 240 0v32H0Z" fill={paint.line} />
      <Tuft x={206} y={270} scale={0.6} front={paint.fern} />
      <Tuft x={30} y={276} scale={0.5} front={paint.fern} />
    </Cover>
  ),
}
