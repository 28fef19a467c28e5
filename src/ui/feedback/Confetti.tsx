// Confetti for half a second, shown for a win or a milestone. It is animated only by CSS and disabled by reduced
// motion. The parent element must be `relative`, and one of its ancestors `isolate`: the confetti is behind text.
import type { CSSProperties } from 'react'

const colours = ['var(--coin)', 'var(--art-rose)', 'var(--positive)', 'var(--art-plum)', 'var(--art-blush)']

// Scatter the pieces of confetti by golden-ratio steps, which look random and are the same on server and browser.
const pieces = Array.from({ length: 22 }, (_, index) => {
  const angle = index * 2.399_963
  const reach = 5 + ((index * 7) % 5)
  const round = index % 3 === 0
  const style: CSSProperties & Record<`--${string}`, string> = {
    width: round ? '0.625rem' : '0.4rem',
    height: round ? '0.625rem' : `${0.7 + ((index * 7) % 5) / 8}rem`,
    borderRadius: round ? '999px' : index % 2 ? '999px 0' : '0.2rem',
    background: colours[index % colours.length],
    '--x': `${(Math.cos(angle) * reach).toFixed(2)}rem`,
    '--y': `${(Math.sin(angle) * reach - 1).toFixed(2)}rem`,
    '--spin': `${((index * 83) % 7) * 60 - 180}deg`,
  }
  return { id: index, style }
})

export const Confetti = () => (
  <span
    aria-hidden
    className="pointer-events-none absolute inset-0 -z-10 grid place-items-center motion-reduce:hidden"
  >
    {pieces.map(({ id, style }) => (
      <span key={id} style={style} className="absolute animate-burst" />
    ))}
  </span>
)
