// Opens a ticket of a draw, then shows the result at a separate URL. The server stores the result before it responds,
// so a second click, a reload or a retry shows the same result.
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useNavigate } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQueryClient } from '@tanstack/react-query'
import { getMyLuckyGift } from '#generated/calls/games.ts'
import { useLottery } from '#generated/hooks/games.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { Draw } from '#generated/schema.d.ts'
import { SealedGiftScene } from '#src/art/scenes/SealedGiftScene.tsx'
import { RefusalNotice } from '#src/runtime/format/RefusalNotice.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { GameSurface } from '../GameSurface.tsx'
import { Chances } from './Chances.tsx'
import { DrawHead } from './DrawHead.tsx'
import { ResultCard } from './ResultCard.tsx'
import { useLiveDraw } from './reads.ts'
import { prefersReducedMotion } from '#src/ui/style/reducedMotion.ts'

type PlayPageProps = { drawId: string; ticket: string | undefined; resultId: string | undefined }

type Opened = { id: string; prize: string; isOpening: boolean }

export function PlayPage({ drawId, ticket, resultId }: PlayPageProps) {
  const { formatMessage } = useIntl()
  const { page } = useLiveDraw(drawId)
  /**
   * Result of the ticket that was opened on this page; `isOpening` is true while its animation is running. Results of
   * tickets that were opened earlier are shown without an animation.
   */
  const [opened, setOpened] = useState<Opened>()
  const isNew = opened !== undefined && opened.id === resultId
  const isOpening = isNew && opened.isOpening
  return (
    <>
      <DrawHead
        draw={page.draw}
        title={
          <FormattedMessage
            id={resultId === undefined || isOpening ? 'games.draw.play.title' : 'games.draw.result'}
          />
        }
      />
      {/* Render this element while it is empty: screen readers announce only text that is added later. */}
      <p role="status" className="sr-only">
        {isNew && !isOpening && formatMessage({ id: 'games.draw.won' }, { prize: opened.prize })}
      </p>
      <Columns
        after={
          <Card as="section">
            <Chances gifts={page.gifts} isOpen={page.draw.state === 'open'} />
          </Card>
        }
      >
        <GameSurface>
          {resultId === undefined ? (
            <Sealed
              page={page}
              ticket={ticket}
              onOpened={(prize) => setOpened({ ...prize, isOpening: true })}
            />
          ) : isOpening ? (
            <Opening onDone={() => setOpened({ ...opened, isOpening: false })} />
          ) : (
            <ResultCard page={page} resultId={resultId} isNew={isNew} />
          )}
        </GameSurface>
      </Columns>
    </>
  )
}

type SealedProps = {
  page: Draw
  ticket: string | undefined
  onOpened: (opened: Omit<Opened, 'isOpening'>) => void
}

function Sealed({ page: { draw, ticketIds }, ticket, onOpened }: SealedProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data: member } = useGetMyMembership()
  const play = useLottery({
    meta: { showsRefusals: true },
    onSuccess: ({ result }) => {
      queryClient.setQueryData(getMyLuckyGift.query({ id: result.id }).queryKey, result)
      onOpened({ id: result.id, prize: result.prize.name })
      const search = { draw: draw.draw, result: result.id }
      void navigate({ to: '/gifts/luckyDraw', search, replace: true })
    },
  })
  // Position of the ticket among the member's unopened tickets, starting at 1; zero if the ticket has already been
  // opened.
  const place = ticketIds.indexOf(ticket ?? '') + 1
  return (
    <Card as="section" tone="blush" className="flex flex-col items-center gap-4 text-center">
      <SealedGiftScene className="w-full max-w-72" />
      <p className="title-card">
        <FormattedMessage
          id="games.draw.ticket.of"
          values={{ place, tickets: place > 0 ? draw.tickets : 1 }}
        />
      </p>
      <p className="text-ink-soft">
        <FormattedMessage id="games.draw.play.text" />
      </p>
      {play.error && (
        <RefusalNotice
          error={play.error}
          timeZone={member.timeZone}
          unsure={<FormattedMessage id="games.draw.play.unsure" />}
          instead={
            <Link to="/gifts/luckyDraw" search={{ draw: draw.draw }} className={linkClass}>
              <FormattedMessage id="games.draw.back" />
            </Link>
          }
        />
      )}
      {!play.error?.refusal && (
        <Button
          full
          pending={play.isPending || play.isSuccess}
          pendingLabel={formatMessage({ id: 'form.pending' })}
          onClick={() => play.mutate({ draw: draw.draw, payWith: 'ticket', ticket })}
        >
          <FormattedMessage id="games.draw.play.open" />
        </Button>
      )}
    </Card>
  )
}

const openingMilliseconds = 560

/** Animation of opening a ticket; skipped with reduced motion. The server has already stored the result. */
function Opening({ onDone }: { onDone: () => void }) {
  const done = useRef(onDone)
  useLayoutEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    const timer = setTimeout(() => done.current(), prefersReducedMotion() ? 0 : openingMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Card as="section" tone="blush" className="flex flex-col items-center gap-4 text-center">
      <SealedGiftScene className="w-full max-w-72 animate-sway motion-reduce:animate-none" />
      <p className="title-card">
        <FormattedMessage id="games.draw.opening" />
      </p>
    </Card>
  )
}
