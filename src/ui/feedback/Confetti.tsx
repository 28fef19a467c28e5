// Confetti for half a second, shown for a win or a milestone. It is animated only by CSS and disabled by reduced
// motion. The parent element must be `relative`, and one of its ancestors `isolate`. Pieces never cross text.
import { useEffect, useRef, useState, type CSSProperties } from 'react'
import type { Path } from './confettiPaths.ts'

const colours = ['var(--coin)', 'var(--art-rose)', 'var(--positive)', 'var(--art-plum)', 'var(--art-blush)']

/** Size, shape and color of a piece. */
const lookOf = (index: number): CSSProperties => {
  const isRound = index % 3 === 0
  return {
    width: isRound ? '0.625rem' : '0.4rem',
    height: isRound ? '0.625rem' : `${0.7 + ((index * 7) % 5) / 8}rem`,
    borderRadius: isRound ? '999px' : index % 2 ? '999px 0' : '0.2rem',
    background: colours[index % colours.length],
  }
}

const flightOf = ({ from, by }: Path, index: number): CSSProperties & Record<`--${string}`, string> => ({
  translate: `${from.x}px ${from.y}px`,
  '--x': `${by.x}px`,
  '--y': `${by.y}px`,
  '--spin': `${((index * 83) % 7) * 60 - 180}deg`,
})

export function Confetti() {
  const area = useRef<HTMLSpanElement>(null)
  const [paths, setPaths] = useState<readonly Path[]>([])
  useEffect(() => {
    const place = async () => {
      const { pathsAround } = await import('./confettiPaths.ts')
      if (area.current) setPaths(pathsAround(area.current))
    }
    // Without a connection, there is no confetti.
    void place().catch(() => {})
  }, [])
  return (
    <span
      ref={area}
      aria-hidden
      data-confetti
      className="pointer-events-none absolute inset-0 -z-10 grid place-items-center motion-reduce:hidden"
    >
      {paths.map((path, index) => (
        <span
          key={path.id}
          style={{ ...lookOf(index), ...flightOf(path, index) }}
          className="absolute animate-burst"
        />
      ))}
    </span>
  )
}
