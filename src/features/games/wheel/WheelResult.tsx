// Content below the wheel after a turn: the prize, a link to the prize, and the explanation of the draw.
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { DrawResult } from '#generated/schema.d.ts'
import { vibrate } from '#src/runtime/app/vibration.ts'
import { PageLink } from '#src/runtime/layout/PageLink.tsx'
import { Confetti } from '#src/ui/feedback/Confetti.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { places } from '../draw/places.ts'
import { WonCoins } from '../draw/WonCoins.tsx'

type WheelResultProps = {
  result: DrawResult
  /**
   * True if the ticket was just opened: the prize is then announced, and celebrated if the prize is more than coins.
   */
  isNew: boolean
  again: ReactNode
}

export function WheelResult({ result: { id, draw, prize, claimAt }, isNew, again }: WheelResultProps) {
  const isWin = claimAt !== '/coins'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Move the focus to the prize for screen readers, because the clicked button has disappeared.
    if (isNew) heading.current?.focus({ preventScroll: true })
    if (isNew && isWin) vibrate()
  }, [isNew, isWin])
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="relative isolate title-card outline-none">
        {isNew && isWin && <Confetti />}
        <span>
          <FormattedMessage id="games.draw.won" values={{ prize: prize.name }} />
        </span>
      </h3>
      <p className="text-ink-soft">
        <FormattedMessage id="games.draw.where" values={{ place: places[claimAt] }} />
      </p>
      <WonCoins claimAt={claimAt} />
      <PageLink to={claimAt}>
        <FormattedMessage id="games.draw.claim" values={{ place: places[claimAt] }} />
      </PageLink>
      {again}
      <p className="text-sm">
        <Link to="/gifts/luckyDraw" search={{ draw, result: id }} className={linkClass}>
          <FormattedMessage id="games.wheel.how" />
        </Link>
      </p>
    </>
  )
}
