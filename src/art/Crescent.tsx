// Moon of the brand without a background, used in pictures and emblems.
import { Pencil } from './Art.tsx'
import { paint } from './paint.ts'
import { Placed, type Place } from './Placed.tsx'

export function Crescent({
  awake = false,
  colour = paint.moon,
  ...place
}: Place & { awake?: boolean; colour?: string }) {
  return (
    <Placed {...place}>
      <path
        d="M54 12c-22 1-38 17-38 37 0 21 17 37 38 36 14-.6 25-8 31-19-21 8-42-5-43-26-.6-12 5-22 12-28Z"
        fill={colour}
      />
      <circle cx="36" cy="62" r="4.6" fill={paint.rose} opacity=".6" />
      {awake ? (
        <>
          <circle cx="31" cy="52" r="2.6" fill={paint.line} />
          <Pencil d="M40 70c2 1.6 4.4 1.8 6.6.6M46 12c-19 3-32 17-33 35" />
        </>
      ) : (
        <Pencil d="M27 53c2.2 2.4 6 2.4 8-.4M40 70c1.6 1.2 3.2 1.4 4.8.6M46 12c-19 3-32 17-33 35" />
      )}
    </Placed>
  )
}
