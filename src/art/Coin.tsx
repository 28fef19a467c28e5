// Picture of a coin of the hub, with an embossed moon.
import { Art, Ground, Pencil, Star, type ArtProps } from './Art.tsx'
import { paint } from './paint.ts'
import { Placed, type Place } from './Placed.tsx'

export interface CoinProps extends ArtProps {
  /** True to omit the background, so that the coin fills its box; used next to an amount. */
  bare?: boolean
}

export function Coin({ bare, ...props }: CoinProps) {
  return (
    <Art {...props} inset={bare ? 13 : 0}>
      {!bare && <Ground />}
      <CoinShape />
    </Art>
  )
}

export function CoinShape(place: Place) {
  return (
    <Placed {...place}>
      <path
        d="M49 17c18 0 31 13 31 31v5c0 18-13 31-31 31S17 72 17 54v-6c0-18 14-31 32-31Z"
        fill={paint.straw}
      />
      <circle cx="48.5" cy="46.5" r="31" fill={paint.honey} />
      <circle cx="48.5" cy="46.5" r="23.5" stroke={paint.straw} strokeWidth="1.8" strokeDasharray="1 4.2" />
      <path
        d="M53 31c-10 .5-17.5 7.5-17.5 16.5S43 63.5 52.5 63.5c6 0 11-3 13.7-8-9.5 3-18-3-18.7-12-.3-5 2-9.5 5.5-12.5Z"
        fill={paint.moon}
      />
      <Pencil d="M40 17C26 20.5 16.5 31 16 45M19 62c3 8 8 14.5 15 18M60 82c8-3 14-8.5 17.5-16M51 31c-9 1.5-15.5 7.5-16.5 15" />
      <Star x={60} y={41} r={4} fill={paint.moon} />
      <Pencil d="M61 22c5 2.3 9 5.6 12 10" stroke={paint.moon} width={2.6} />
    </Placed>
  )
}
