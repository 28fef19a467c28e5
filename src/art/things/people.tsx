// Drawings of people. The faces have few features, so that any mother, father or grandparent can identify with them.
import { Pencil } from '../Art.tsx'
import { paint } from '../paint.ts'
import { Placed, type Place } from '../Placed.tsx'

type Hair = 'bun' | 'long' | 'short' | 'scarf'

function Head({ hair, colour }: { hair: Hair; colour: string }) {
  if (hair === 'scarf')
    return (
      <>
        <path
          d="M48 6c15 0 23 11 23 26 0 10 4 20 10 28-20 8-46 8-66 0 6-8 10-18 10-28C25 17 33 6 48 6Z"
          fill={colour}
        />
        <path d="M50 13c10 0 15 8 15 18s-6 17-15 17-15-7-15-17 5-18 15-18Z" fill={paint.skin} />
      </>
    )
  return (
    <>
      {hair === 'long' && (
        <path d="M26 30C24 8 40 4 50 4c16 0 24 12 23 28-.4 12 4 20 2 30H24c-4-10 2-20 2-32Z" fill={colour} />
      )}
      {hair === 'bun' && <circle cx="33" cy="8" r="10" fill={colour} />}
      <path d="M41 46h15v12c-4 6-12 6-15 0Z" fill={paint.skin} />
      <path d="M49 10c13 0 19 9 19 20s-7 21-18 21-19-9-19-21 6-20 18-20Z" fill={paint.skin} />
      <path
        d={
          hair === 'short'
            ? 'M30 28C26 8 40 3 52 4c14 1 20 10 17 22-4-8-10-11-17-10-8 1-17 0-22 12Z'
            : 'M29 36C25 12 38 4 50 4c15 0 22 12 20 28-6-2-13-8-17-15-5 9-13 15-24 19Z'
        }
        fill={colour}
      />
    </>
  )
}

/**
 * Draws the head and shoulders of a person who looks to the right and down. The flat lower edge is at the bottom of the
 * box.
 */
export function Person({
  hair = 'bun',
  colour = paint.hair,
  dress = paint.plum,
  ...place
}: Place & { hair?: Hair; colour?: string; dress?: string }) {
  return (
    <Placed {...place}>
      <path d="M6 92c2-22 12-36 30-38 8 6 18 6 26 0 18 2 27 16 29 38Z" fill={dress} />
      <path d="M62 54c18 2 27 16 29 38H62c5-12 5-26 0-38Z" fill={paint.line} opacity=".14" />
      <Head hair={hair} colour={colour} />
      <circle cx="61" cy="38" r="3.6" fill={paint.rose} opacity=".65" />
      <Pencil d="M53 33c1.8 2 4.6 2 6.2 0M56 43c1.6 1 3.2 1 4.6 0M18 68c-4 6-6 13-7 21" />
    </Placed>
  )
}
