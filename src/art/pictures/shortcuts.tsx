// Icons of the shortcuts in the menu of the installed app. Launchers crop them to a circle or a rounded square, so the
// object stays within the middle circle of four fifths of the width.
import type { ReactNode } from 'react'
import { Star } from '../Art.tsx'
import { CoinShape } from '../Coin.tsx'
import { paint } from '../paint.ts'
import { ParcelShape } from '../Parcel.tsx'
import { Scooter } from '../things/onTheWay.tsx'
import { Calendar } from '../things/paper.tsx'
import type { Pictures } from './frames.tsx'

function Plate({ colour, children }: { colour: string; children: ReactNode }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 96 96"
      width="96"
      height="96"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M0 0h96v96H0Z" fill={colour} />
      {children}
    </svg>
  )
}

export const shortcuts: Pictures = {
  'check-in': (
    <Plate colour={paint.rose}>
      <Calendar x={48} y={47} scale={0.62}>
        <path d="M54 64l11 11 20-24" stroke={paint.fern} strokeWidth="9" />
      </Calendar>
    </Plate>
  ),
  coins: (
    <Plate colour={paint.plum}>
      <CoinShape x={47} y={48} scale={0.76} />
      <Star x={71} y={29} r={5} fill={paint.moon} />
      <Star x={25} y={67} r={4} fill={paint.moon} />
    </Plate>
  ),
  gifts: (
    <Plate colour={paint.moon}>
      <ParcelShape x={48} y={48} scale={0.72} />
    </Plate>
  ),
  orders: (
    <Plate colour={paint.sky}>
      <path d="M0 71c30-4 66-4 96 0v22H0Z" fill={paint.fern} />
      <Scooter x={49} y={48} scale={0.58} parcel={<ParcelShape x={27} y={24} scale={0.5} />} />
    </Plate>
  ),
}
