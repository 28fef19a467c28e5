// Two seconds of joy for a win: paper pieces in the palette, moved by CSS alone. Any press or key ends it,
// and with reduced motion it never starts.
import { useEffect, type CSSProperties } from 'react'
import { prefersReducedMotion } from '../style/reducedMotion.ts'

export interface ConfettiProps {
  /** Called once when it has fallen or was skipped: unmount it then. */
  onDone: () => void
}

const colours = ['var(--coin)', 'var(--art-rose)', 'var(--positive)', 'var(--art-plum)', 'var(--art-blush)']
const duration = 2000

// A fixed scatter (golden-ratio steps) looks random, and is the same on the server.
const pieces = Array.from({ length: 42 }, (_, index) => {
  const spread = (index * 0.618_034) % 1
  const round = index % 3 === 0
  const style: CSSProperties & Record<`--${string}`, string> = {
    left: `${spread * 100}%`,
    width: round ? '0.75rem' : '0.5rem',
    height: round ? '0.75rem' : `${0.8 + ((index * 7) % 5) / 8}rem`,
    borderRadius: round ? '999px' : index % 2 ? '999px 0' : '0.2rem',
    background: colours[index % colours.length],
    animationDelay: `${((index * 37) % 42) * 8}ms`,
    animationDuration: `${1250 + ((index * 53) % 40) * 10}ms`,
    '--drift': `${((index * 29) % 17) - 8}vw`,
    '--spin': `${((index * 83) % 7) * 120 - 360}deg`,
  }
  return { id: index, style }
})

export function Confetti({ onDone }: ConfettiProps) {
  useEffect(() => {
    const still = prefersReducedMotion()
    const timer = setTimeout(onDone, still ? 0 : duration)
    addEventListener('pointerdown', onDone, { once: true })
    addEventListener('keydown', onDone, { once: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', onDone)
      removeEventListener('keydown', onDone)
    }
  }, [onDone])
  return (
    <div aria-hidden className="pointer-events-none fixed inset-0 z-40 overflow-clip motion-reduce:hidden">
      {pieces.map((piece) => (
        <span key={piece.id} style={piece.style} className="absolute top-0 animate-fall" />
      ))}
    </div>
  )
}
