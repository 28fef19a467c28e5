// Shows a ticket being opened, for two seconds at most: any press or key ends it, and reduced motion skips it. The server has
// kept the result before.
import { useEffect, useLayoutEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { SealedGiftScene } from '../../../art/scenes/SealedGiftScene.tsx'
import { Card } from '../../../ui/Card.tsx'
import { prefersReducedMotion } from '../../../ui/reducedMotion.ts'

const milliseconds = 1600

export function Opening({ onDone }: { onDone: () => void }) {
  const done = useRef(onDone)
  useLayoutEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    const end = () => done.current()
    // The second press of a double one opened the ticket as well, and ends nothing.
    const press = ({ detail }: MouseEvent) => detail < 2 && end()
    const still = prefersReducedMotion()
    const timer = setTimeout(end, still ? 0 : milliseconds)
    addEventListener('click', press)
    addEventListener('keydown', end)
    return () => {
      clearTimeout(timer)
      removeEventListener('click', press)
      removeEventListener('keydown', end)
    }
  }, [])
  return (
    <Card as="section" tone="blush" className="flex cursor-pointer flex-col items-center gap-4 text-center">
      <SealedGiftScene className="w-full max-w-72 animate-sway motion-reduce:animate-none" />
      <p className="title-card">
        <FormattedMessage id="games.draw.opening" />
      </p>
      <p className="text-sm text-ink-soft">
        <FormattedMessage id="games.draw.skip" />
      </p>
    </Card>
  )
}
