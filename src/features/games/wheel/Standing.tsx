// Content below the wheel after a turn: the prize, where to find it, and how it was drawn.
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { DrawResult } from '#generated/schema.d.ts'
import { vibrate } from '#src/runtime/app/vibration.ts'
import { PageLink } from '#src/runtime/layout/PageLink.tsx'
import { Confetti } from '#src/ui/feedback/Confetti.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { places } from '../draw/places.ts'

type StandingProps = {
  result: DrawResult
  /** True if it was just opened: announced, and celebrated if the prize is more than coins. */
  isNew: boolean
  again: ReactNode
}

export function Standing({ result: { id, draw, prize, claimAt }, isNew, again }: StandingProps) {
  const isWin = claimAt !== '/coins'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The clicked button is gone: move the focus to the prize for screen readers.
    if (isNew) heading.current?.focus({ preventScroll: true })
    if (isNew && isWin) vibrate()
  }, [isNew, isWin])
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="relative title-card outline-none">
        {isNew && isWin && <Confetti />}
        <span>
          <FormattedMessage id="games.draw.won" values={{ prize: prize.name }} />
        </span>
      </h3>
      <p className="text-ink-soft">
        <FormattedMessage id="games.draw.where" values={{ place: places[claimAt] }} />
      </p>
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
