// Picture of a parcel, used for gifts, orders and deliveries.
import { Art, Ground, Pencil, type ArtProps } from './Art.tsx'
import { paint } from './paint.ts'
import { Placed, type Place } from './Placed.tsx'

export function Parcel(props: ArtProps) {
  return (
    <Art {...props}>
      <Ground />
      <ParcelShape />
    </Art>
  )
}

export function ParcelShape(place: Place) {
  return (
    <Placed {...place}>
      <path
        d="M18 42c20 2 40 2 60 0l-2 36c-.3 4-2.5 6-6 6.3-15 .8-29 .8-44 0-3.5-.3-5.7-2.3-6-6.3Z"
        fill={paint.straw}
      />
      <path
        d="M14 35c0-3 1.5-4.5 4.5-4.7 20-1 39-1 59 0 3 .2 4.5 1.7 4.5 4.7v7c0 2-1 3-3 3.2-21 1.5-41 1.5-62 0-2-.2-3-1.2-3-3.2Z"
        fill={paint.honey}
      />
      <path d="M42 29.5h12v16.8L53.5 85h-11L42 46.3Z" fill={paint.rose} />
      <path
        d="M48 29c-9 1-20-2-20-9.5C28 12 43 14 48 29Zm0 0c9 1 20-2 20-9.5C68 12 53 14 48 29Z"
        fill={paint.plum}
      />
      <Pencil d="M33 18c5 1 9 4 12 8M63 18c-5 1-9 4-12 8M17 52l1.5 24M24 86c8 .8 14 .8 20 .8M66 47c4-.2 8-.5 11-.9M72 60c-.2 4-.4 8-.7 12M20 47c4 .4 10 .7 16 .9" />
    </Placed>
  )
}
