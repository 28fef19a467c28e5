// Symbols that are shown on vouchers. They do not depend on the language.
import { paint } from '../paint.ts'
import { Placed, type Place } from '../Placed.tsx'

export function Percent(place: Place) {
  return (
    <Placed {...place}>
      <path d="M62 30 34 66" stroke={paint.line} strokeWidth="5.5" />
      <circle cx="36" cy="35" r="7" stroke={paint.line} strokeWidth="5.5" />
      <circle cx="60" cy="61" r="7" stroke={paint.line} strokeWidth="5.5" />
    </Placed>
  )
}

export function Truck(place: Place) {
  return (
    <Placed {...place}>
      <path d="M24 36h26v22H24Z" fill={paint.cream} />
      <path d="M50 42h10l8 8v8H50Z" fill={paint.honey} />
      <path d="M26 62a5 5 0 1 0 10 0 5 5 0 0 0-10 0Zm26 0a5 5 0 1 0 10 0 5 5 0 0 0-10 0Z" fill={paint.line} />
      <path d="M18 42h-6M18 48h-9M18 54h-5" stroke={paint.cream} strokeWidth="2.4" />
    </Placed>
  )
}
