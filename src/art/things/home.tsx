// Drawings of household items.
import { Pencil, Star } from '../Art.tsx'
import { paint } from '../paint.ts'
import { Placed, type Place } from '../Placed.tsx'

/** Draws a mushroom-shaped lamp with a sleeping face. */
export function NightLight(place: Place) {
  return (
    <Placed {...place}>
      <path d="M38 52h20l5 27c.4 4-2 7-6 7.3-6 .4-12 .4-18 0-4-.3-6.4-3.3-6-7.3Z" fill={paint.cream} />
      <path d="M52 52h6l5 27c.4 4-2 7-6 7.3L48 86.6C53 76 54 64 52 52Z" fill={paint.straw} opacity=".5" />
      <path d="M12 52c0-24 15-40 36-40s36 16 36 40c-4 9-68 9-72 0Z" fill={paint.moon} />
      <path d="M60 13.6C75 18 84 32 84 52c-2 4-14 6-28 6.7 10-14 12-30 4-45.1Z" fill={paint.honey} />
      <circle cx="30" cy="30" r="5" fill={paint.cream} />
      <circle cx="52" cy="24" r="6.5" fill={paint.cream} />
      <circle cx="70" cy="36" r="4.5" fill={paint.cream} />
      <circle cx="34" cy="50" r="4" fill={paint.rose} opacity=".6" />
      <circle cx="58" cy="50" r="4" fill={paint.rose} opacity=".6" />
      <Pencil d="M36 44c2 2.4 5.5 2.4 7.4 0M50 44c2 2.4 5.5 2.4 7.4 0M44.5 51c1.6 1.2 3.6 1.2 5 0M10 50c1-20 11-34 25-38M33 66l-2 14M40 90c6 .4 11 .4 17 0" />
    </Placed>
  )
}

/** Draws a moon-shaped lamp on three legs, with a cable. */
export function MoonLamp(place: Place) {
  return (
    <Placed {...place}>
      <path d="M30 64 22 88M66 64l8 24M48 66v20" stroke={paint.straw} strokeWidth="5" />
      <path d="M20 62c18 8 38 8 56 0l-2 8c-16 6-36 6-52 0Z" fill={paint.straw} />
      <circle cx="48" cy="38" r="29" fill={paint.moon} />
      <path
        d="M58 11c12 4 19 15 19 27 0 16-13 29-29 29-3 0-6-.5-9-1.4C60 58 68 34 58 11Z"
        fill={paint.honey}
      />
      <circle cx="38" cy="28" r="5" fill={paint.honey} opacity=".6" />
      <circle cx="32" cy="44" r="3" fill={paint.honey} opacity=".6" />
      <circle cx="48" cy="50" r="4" fill={paint.honey} opacity=".6" />
      <Pencil d="M42 8.6C27 11 17.6 23 17 38M22 54c2 3 5 6 8 8M75 88c8-4 8 4 15-2M26 70l-5 16" />
      <path d="M62 70v8" stroke={paint.rose} strokeWidth="2.4" />
      <circle cx="62" cy="80" r="2.6" fill={paint.rose} />
    </Placed>
  )
}

export function Teapot({ main = paint.rose, ...place }: Place & { main?: string }) {
  return (
    <Placed {...place}>
      <path d="M24 44C4 40 6 74 28 70" stroke={paint.plum} strokeWidth="5.5" />
      <path d="M70 60c8-2 9-14 18-18 2 2 2 4 1 6-6 6-6 20-19 26Z" fill={paint.plum} />
      <path d="M20 58c0-16 13-25 29-25s29 9 29 25-12 27-29 27-29-11-29-27Z" fill={main} />
      <path
        d="M58 34c12 3 20 12 20 24 0 16-12 27-29 27-4 0-8-.6-11-1.8C58 78 66 56 58 34Z"
        fill={paint.plum}
        opacity=".3"
      />
      <path d="M34 35c2-7 28-7 30 0-8 3.5-22 3.5-30 0Z" fill={paint.blush} />
      <circle cx="49" cy="26" r="4.5" fill={paint.honey} />
      <path
        d="M46 66c-.6-7-5-11-12-11 0 7 5 11.6 12 11Zm0 0c0-8 5-13 12-13 .4 8-5 13.5-12 13Z"
        fill={paint.cream}
      />
      <Pencil d="M19 52c2-7 7-12 14-15M24 74c4 6 10 10 17 11.5M88 46c-5 5-6 12-9 18M46 65v8" />
    </Placed>
  )
}

export function Cup({
  main = paint.cream,
  steam = paint.rose,
  ...place
}: Place & { main?: string; steam?: string }) {
  return (
    <Placed {...place}>
      <path d="M70 50c16-3 16 20-3 20" stroke={main} strokeWidth="5.5" />
      <path d="M22 44h52c1 22-6 40-26 40S21 66 22 44Z" fill={main} />
      <path d="M62 44h12c1 22-6 40-26 40 10-8 15-22 14-40Z" fill={paint.rose} opacity=".45" />
      <path d="M21 44c0-6 54-6 54 0s-54 6-54 0Z" fill={paint.plum} />
      <path
        d="M38 32c-6-7 6-10 0-18M50 30c-6-7 6-10 0-18M61 32c-5-6 5-8 0-14"
        stroke={steam}
        strokeWidth="3"
      />
      <path d="M24 86c16 3 32 3 48 0" stroke={paint.straw} strokeWidth="4.5" />
      <Pencil d="M20 54c1 9 4 17 9 22M32 62c2 6 5 10 9 12" />
    </Placed>
  )
}

export function HandFrame(place: Place) {
  return (
    <Placed {...place}>
      <path d="M12 14c24-2 48-2 72 0 2 23 2 45 0 68-24 2-48 2-72 0-2-23-2-45 0-68Z" fill={paint.straw} />
      <path
        d="M76 13.4l8 .6c2 23 2 45 0 68-24 2-48 2-72 0l-.6-8c23 1 44 .6 65.6-1 1-20 1-40-1-59.6Z"
        fill={paint.plum}
        opacity=".25"
      />
      <path
        d="M21 23c18-1.4 36-1.4 54 0 1.4 17 1.4 33 0 50-18 1.4-36 1.4-54 0-1.4-17-1.4-33 0-50Z"
        fill={paint.cream}
      />
      <path d="M36 52c0-8 5-11 12-11s13 3 13 11c0 9-5 14-12 14-8 0-13-5-13-14Z" fill={paint.rose} />
      <path
        d="M39 44 34 33M45 41l-2-13M53 41l2-13M59 45l6-9M37 56l-7-5"
        stroke={paint.rose}
        strokeWidth="6.5"
      />
      <Pencil d="M10 26c-.8 14-.8 28 0 42M22 10c9-.6 18-.8 27-.7M43 53c3 2 6 2 9 0M42 58c4 2.6 8 2.6 12 0" />
    </Placed>
  )
}

export function WaterBottle(place: Place) {
  return (
    <Placed {...place}>
      <path d="M40 12c0-10 18-10 18 2v10" stroke={paint.plum} strokeWidth="4.5" />
      <path
        d="M33 32h30c5 4 7 9 7 15v30c0 7-4 10-10 10H36c-6 0-10-3-10-10V47c0-6 2-11 7-15Z"
        fill={paint.leaf}
      />
      <path d="M56 32h7c5 4 7 9 7 15v30c0 7-4 10-10 10H50c8-16 10-38 6-55Z" fill={paint.fern} opacity=".6" />
      <path d="M31 20h34c2 0 3 1 3 3v7c0 2-1 3-3 3H31c-2 0-3-1-3-3v-7c0-2 1-3 3-3Z" fill={paint.plum} />
      <path d="M26 68h44v7H26Z" fill={paint.cream} />
      <path
        d="M46 46c-6 .4-10 4.6-9.8 9.8.2 5.2 4.5 9 9.8 8.7 3.6-.2 6.6-2 8.2-4.8-5 1.5-10.4-1.5-10.7-6.7-.2-3 1-5.4 2.5-7Z"
        fill={paint.moon}
      />
      <Pencil d="M24 50c0 7 0 13 .4 18M34 24v6M40 24v6M33 36c-3 2-5 5-6 9M36 90c8 .6 15 .6 22 0" />
    </Placed>
  )
}

/** Draws a mobile with moon, clouds and stars on a wooden ring. */
export function Mobile(place: Place) {
  return (
    <Placed {...place}>
      <Pencil d="M48 2v14M18 24v22M36 28v34M58 28v24M78 24v30" width={1.5} />
      <path d="M48 14 26 22M48 14l24 8" stroke={paint.line} strokeWidth="1.5" />
      <path d="M12 22c8 8 64 8 72 0-2-6-70-6-72 0Z" stroke={paint.straw} strokeWidth="4.5" />
      <path
        d="M10 54c0-5 5-7 8-4 2-5 10-5 11 1 5-1 7 5 3 7-6 2-14 2-20 0-2-1-3-2.6-2-4Z"
        fill={paint.cream}
      />
      <path
        d="M38 62c-8 .5-13.5 6-13.3 13 .2 7 6 12 13 11.7 5-.2 9-2.7 11-6.5-7 2-14-2-14.5-9-.2-4 1.4-7 3.8-9.2Z"
        fill={paint.moon}
      />
      <path d="M49 60c0-5 5-7 8-4 2-5 10-5 11 1 5-1 7 5 3 7-6 2-14 2-20 0-2-1-3-2.6-2-4Z" fill={paint.sky} />
      <Star x={78} y={62} r={10} />
      <Pencil d="M13 59c6 1 11 1 16 0M27 68c-1.5 4-1.5 8 .6 11M53 65c6 1 10 1 14 0" width={1.5} />
    </Placed>
  )
}

/** Draws a jar with up to five coins. */
export function CoinJar({ coins = 5, ...place }: Place & { coins?: number }) {
  const places = [
    [34, 76],
    [50, 78],
    [64, 74],
    [40, 64],
    [57, 62],
  ] as const
  return (
    <Placed {...place}>
      <path
        d="M30 26h36c2 5 8 9 10 16 4 14 3 28-2 38-2 4-4 6-9 6.4-12 .8-22 .8-34 0-5-.4-7-2.4-9-6.4-5-10-6-24-2-38 2-7 8-11 10-16Z"
        fill={paint.sky}
      />
      {places.slice(0, coins).map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y + 2} r="8.5" fill={paint.straw} />
          <circle cx={x} cy={y} r="8.5" fill={paint.honey} />
          <path d={`M${x + 1} ${y - 4.4}a4.5 4.5 0 1 0 4 6.5 3.8 3.8 0 0 1-4-6.5Z`} fill={paint.moon} />
        </g>
      ))}
      <path
        d="M26 14c14-3 30-3 44 0 4 5 5 9 3 14-5-2-8 3-12 0-5 3-9-2-13 1-5-3-9 2-13-1-5 3-8-2-12 0-2-5-1-9 3-14Z"
        fill={paint.rose}
      />
      <path d="M25 25c15 3 31 3 46 0" stroke={paint.plum} strokeWidth="3" />
      <Pencil d="M22 44c-3 8-4 16-3 24M32 16v6M42 15v7M56 15v7M32 90c11 .8 20 .8 30 0" />
      <Pencil d="M69 46c2 6 3 12 3 18" stroke={paint.cream} width={3} />
    </Placed>
  )
}

/**
 * Draws a paper lantern on a leaf; if `floating` is set, draws the lantern without the leaf, as it floats in the sky.
 */
export function Lantern({ floating, ...place }: Place & { floating?: boolean }) {
  return (
    <Placed {...place}>
      {!floating && (
        <>
          <path
            d="M8 74c14-10 22-8 28 2 4-12 20-12 24 0 6-10 14-12 28-2-8 14-24 17-40 17S16 88 8 74Z"
            fill={paint.leaf}
          />
          <path d="M20 82c10-6 18-6 28 2 10-8 18-8 28-2-8 7-18 9-28 9s-20-2-28-9Z" fill={paint.fern} />
        </>
      )}
      <path d="M28 24c12-4 28-4 40 0 3 16 3 34-2 52-12 4-24 4-36 0-5-18-5-36-2-52Z" fill={paint.honey} />
      <path d="M38 21c7-1 13-1 20 0 3 18 2 38-2 57-6 .8-10 .8-16 0-4-19-5-39-2-57Z" fill={paint.moon} />
      <path d="M48 50c5 6 8 9 8 14a8 8 0 0 1-16 0c0-5 4-8 8-14Z" fill={paint.cream} />
      <path d="M27 20c13-4 29-4 42 0v6c-13 3.5-29 3.5-42 0Z" fill={paint.plum} />
      {!floating && <Pencil d="M40 17v-5c4-3 12-3 16 0v5" />}
      <Pencil d="M26 34c-.6 12 .4 24 2.6 34M70 40c.4 10-.4 18-2 26" />
    </Placed>
  )
}

export function House({
  wall = paint.cream,
  roof = paint.plum,
  door = paint.rose,
  ...place
}: Place & { wall?: string; roof?: string; door?: string }) {
  return (
    <Placed {...place}>
      <path d="M62 18h10v18H62Z" fill={paint.straw} />
      <path d="M18 44h60v40c-20 2-40 2-60 0Z" fill={wall} />
      <path d="M64 44h14v40l-20 1.3C63 72 65 58 64 44Z" fill={paint.line} opacity=".12" />
      <path d="M10 48 44 14c2.5-2.4 5.5-2.4 8 0l34 34c-2 3-5 4-8 3L48 24 18 51c-3 1-6 0-8-3Z" fill={roof} />
      <path d="M40 85V68c0-11 16-11 16 0v17Z" fill={door} />
      <circle cx="48" cy="48" r="7.5" fill={paint.honey} />
      <Pencil d="M48 41v14M41 48h14M16 56v20M52 78v.6M24 90c14 1 30 1 46 0M62 70h8M24 66h8" width={1.6} />
    </Placed>
  )
}

export function Clock({ face = paint.cream, ...place }: Place & { face?: string }) {
  return (
    <Placed {...place}>
      <path d="M24 82l-6 8M72 82l6 8" stroke={paint.straw} strokeWidth="5.5" />
      <circle cx="24" cy="20" r="11" fill={paint.rose} />
      <circle cx="72" cy="20" r="11" fill={paint.rose} />
      <circle cx="48" cy="52" r="37" fill={paint.plum} />
      <circle cx="48" cy="52" r="29" fill={face} />
      <path d="M48 52V32M48 52l13 8" stroke={paint.line} strokeWidth="3.6" />
      <circle cx="48" cy="52" r="3.6" fill={paint.honey} />
      <Pencil d="M48 26v3M48 75v3M22 52h3M71 52h3M17 34c-4 5-6 11-6.6 17M22 78c3 3 7 6 11 8" />
    </Placed>
  )
}
