// Wheel that opens the tickets of a draw, for games whose check-ins grant tickets. The server draws and stores the
// result; then the wheel turns to that result. The odds are shown as text next to the wheel. The URL contains the id of
// the result, so that a reload shows the result again.
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { getMyLuckyGift } from '#generated/calls/games.ts'
import { useLottery } from '#generated/hooks/games.ts'
import type { LuckyGift } from '#generated/schema.d.ts'
import { useIsUpdating } from '#src/runtime/app/useIsUpdating.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Wheel } from '#src/ui/rewards/Wheel.tsx'
import { prefersReducedMotion } from '#src/ui/style/reducedMotion.ts'
import { arcsOf, turnTo } from '#src/ui/rewards/wheelAngles.ts'
import { Chances } from '../draw/Chances.tsx'
import { useLiveDraw } from '../draw/reads.ts'
import { GameSurface } from '../GameSurface.tsx'
import { WheelResult } from './WheelResult.tsx'
import { Ready } from './Ready.tsx'

type WheelCardProps = {
  drawId: string
  /** Id of the shown result; its ticket may have been opened on this page or on an earlier visit. */
  resultId: string | undefined
  /** Days of the cycle that grant a ticket. */
  days: readonly number[]
}

/** Ticket that was opened on this page, with the odds at that time. */
type Turned = { id: string; turn: number; gifts: readonly LuckyGift[]; isTurning: boolean }

const sharesOf = (gifts: readonly LuckyGift[]) =>
  gifts.map(({ prize: { id }, odds }) => ({ id, share: odds }))

export function WheelCard({ drawId, resultId, days }: WheelCardProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { page } = useLiveDraw(drawId)
  // Use one component before and after the result, so that the wheel keeps turning.
  const [opened] = useSuspenseQueries({
    queries: (resultId === undefined ? [] : [resultId]).map((id) => getMyLuckyGift.query({ id })),
  })
  const result = opened?.data
  const [turned, setTurned] = useState<Turned>()
  const rest = useCallback(() => setTurned((last) => last && { ...last, isTurning: false }), [])
  const isTurning = turned?.isTurning === true
  useSpin(isTurning, rest)
  const gifts = turned?.gifts ?? page.gifts
  const stands = turned?.turn ?? (result && turnTo(arcsOf(sharesOf(gifts)), result.prize.id)) ?? 0
  const play = useLottery({
    meta: { showsRefusals: true },
    onSuccess: ({ result: won }) => {
      queryClient.setQueryData(getMyLuckyGift.query({ id: won.id }).queryKey, won)
      const turn = turnTo(arcsOf(sharesOf(page.gifts)), won.prize.id, { from: stands, fullTurns: 4 })
      setTurned({ id: won.id, turn, gifts: page.gifts, isTurning: !prefersReducedMotion() })
      void navigate({ to: '.', search: { result: won.id }, replace: true, resetScroll: false })
    },
  })
  const isPlaying = useIsUpdating(play)
  const isNew = result !== undefined && turned?.id === result.id
  const ready = (
    <Ready
      page={page}
      days={days}
      error={play.error}
      isPlaying={isPlaying}
      isNext={result !== undefined}
      onTurn={spin}
    />
  )
  return (
    <Card as="section" aria-labelledby="wheel" className="@container">
      <h2 id="wheel" className="title-card">
        <FormattedMessage id="games.wheel.title" />
      </h2>
      {/* Render this element while it is empty: screen readers announce only text that is added later. */}
      <p role="status" className="sr-only">
        {isNew && !isTurning && formatMessage({ id: 'games.draw.won' }, { prize: result.prize.name })}
      </p>
      <div className="mt-5 grid grid-cols-1 gap-x-10 gap-y-8 @min-[34rem]:grid-cols-2">
        <div>
          <GameSurface>
            <Wheel
              slices={gifts.map(({ prize, odds }) => ({
                id: prize.id,
                share: odds,
                mark: <Drawing src={prize.picture} className="size-full bg-blush object-cover" />,
              }))}
              turn={stands}
              duration={isTurning ? turningMilliseconds : 0}
            />
          </GameSurface>
          {/* Reserve the height of the tallest state, so that content below does not shift. */}
          <div className="mt-5 grid min-h-66 content-start gap-3 text-center">
            {isTurning ? (
              <>
                <p className="title-card">
                  <FormattedMessage id="games.wheel.turning" />
                </p>
                <p className="text-sm text-ink-soft">
                  <FormattedMessage id="games.draw.skip" />
                </p>
              </>
            ) : result ? (
              <WheelResult result={result} isNew={isNew} again={ready} />
            ) : (
              ready
            )}
          </div>
        </div>
        <div>
          <Chances gifts={gifts} isOpen={page.draw.state === 'open'} />
        </div>
      </div>
    </Card>
  )

  function spin() {
    if (!isPlaying) play.mutate({ draw: drawId, payWith: 'ticket', ticket: page.ticketIds[0] })
  }
}

const turningMilliseconds = 1800

/**
 * Ends the animation of the wheel after less than two seconds, or earlier when the user clicks or presses a key.
 * @param onRest called when the wheel has stopped, or when the user has skipped the animation
 */
function useSpin(isTurning: boolean, onRest: () => void) {
  useEffect(() => {
    if (!isTurning) return
    // Ignore the second click of the double click that started the wheel.
    const press = ({ detail }: MouseEvent) => {
      if (detail < 2) onRest()
    }
    const timer = setTimeout(onRest, turningMilliseconds)
    addEventListener('click', press)
    addEventListener('keydown', onRest)
    return () => {
      clearTimeout(timer)
      removeEventListener('click', press)
      removeEventListener('keydown', onRest)
    }
  }, [isTurning, onRest])
}
