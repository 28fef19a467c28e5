// Scene of the Black Friday check-in: a bag below seven stars; the stars of completed days shine.
import { Pencil, Star, type ArtProps } from '../Art.tsx'
import { Floor, Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { Tote } from '../things/bags.tsx'
import { Cup } from '../things/home.tsx'
import { Voucher } from '../things/paper.tsx'

export function FridayScene({ lit = [], ...props }: ArtProps & { lit?: readonly boolean[] }) {
  return (
    <Scene {...props}>
      <path
        d="M180 22c78-2 132 34 134 92 1 34-16 60-44 76-60 6-120 6-180 0-28-16-45-42-44-76 2-58 56-94 134-92Z"
        fill={paint.dusk}
      />
      {Array.from({ length: 7 }, (_, day) => {
        const angle = (Math.PI * (day + 0.5)) / 7
        const [x, y] = [180 - 104 * Math.cos(angle), 132 - 84 * Math.sin(angle)]
        return lit[day] ? (
          <Star key={day} x={x} y={y} r={13} fill={paint.honey} />
        ) : (
          <Star key={day} x={x} y={y} r={10} fill={paint.rose} />
        )
      })}
      <Tote x={172} y={140} scale={1.16} />
      <Voucher x={238} y={162} scale={0.6} turn={-12} main={paint.honey} stub={paint.straw} />
      <Cup x={106} y={168} scale={0.5} />
      <Floor />
      <Pencil d="M98 138c-4-6 4-8 0-14M108 138c-4-6 4-8 0-14" stroke={paint.cream} width={1.5} />
    </Scene>
  )
}
