// A ticket is opened, and what it won stands at an address of its own: pressing twice, a reload or an answer that was lost come to
// the same result, because the server keeps it under the ticket before anybody sees it.
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useNavigate } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQueryClient } from '@tanstack/react-query'
import { getMyLuckyGift } from '../../../../generated/calls/games.ts'
import { useLottery } from '../../../../generated/hooks/games.ts'
import { useMyMembership } from '../../../../generated/hooks/membership.ts'
import { SealedGiftScene } from '../../../art/scenes/SealedGiftScene.tsx'
import { RefusalNotice } from '../../../runtime/format/RefusalNotice.tsx'
import { Button } from '../../../ui/actions/Button.tsx'
import { Card } from '../../../ui/content/Card.tsx'
import { Columns } from '../../../ui/content/Columns.tsx'
import { linkClass } from '../../../ui/actions/link.ts'
import { GameSurface } from '../GameSurface.tsx'
import { Chances } from './Chances.tsx'
import { DrawHead } from './DrawHead.tsx'
import { ResultCard } from './ResultCard.tsx'
import { useLiveDraw } from './reads.ts'
import { shortTicket } from './shortTicket.ts'
import { prefersReducedMotion } from '../../../ui/style/reducedMotion.ts'

type PlayPageProps = { drawId: string; ticket: string | undefined; resultId: string | undefined }

type Opened = { id: string; prize: string; isOpening: boolean }

export function PlayPage({ drawId, ticket, resultId }: PlayPageProps) {
  const { formatMessage } = useIntl()
  const { page } = useLiveDraw(drawId)
  /** What was opened here, and whether its opening still shows; a result that was opened before just stands. */
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
      {/* Here from the start: what is said later is heard. */}
      <p role="status" className="sr-only">
        {isNew && !isOpening && formatMessage({ id: 'games.draw.won' }, { prize: opened.prize })}
      </p>
      <Columns
        aside={
          <Card as="section">
            <Chances gifts={page.gifts} isOpen={page.draw.state === 'open'} />
          </Card>
        }
      >
        <GameSurface>
          {resultId === undefined ? (
            <Sealed
              drawId={drawId}
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
  drawId: string
  ticket: string | undefined
  onOpened: (opened: Omit<Opened, 'isOpening'>) => void
}

function Sealed({ drawId, ticket, onOpened }: SealedProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data: member } = useMyMembership()
  const play = useLottery({
    meta: { showsRefusals: true },
    onSuccess: ({ result }) => {
      queryClient.setQueryData(getMyLuckyGift.query({ id: result.id }).queryKey, result)
      onOpened({ id: result.id, prize: result.prize.name })
      void navigate({ to: '/gifts/luckyDraw', search: { draw: drawId, result: result.id }, replace: true })
    },
  })
  return (
    <Card as="section" tone="blush" className="flex flex-col items-center gap-4 text-center">
      <SealedGiftScene className="w-full max-w-72" />
      <p className="title-card">
        <FormattedMessage id="games.draw.ticket" values={{ ticket: shortTicket(ticket ?? '') }} />
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
            <Link to="/gifts/luckyDraw" search={{ draw: drawId }} className={linkClass}>
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
          onClick={() => play.mutate({ draw: drawId, payWith: 'ticket', ticket })}
        >
          <FormattedMessage id="games.draw.play.open" />
        </Button>
      )}
    </Card>
  )
}

const openingMilliseconds = 1600

/**
 * Shows a ticket being opened, for two seconds at most: any press or key ends it, and reduced motion skips it. The
 * server has kept the result before.
 */
function Opening({ onDone }: { onDone: () => void }) {
  const done = useRef(onDone)
  useLayoutEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    const end = () => done.current()
    // The second press of a double one opened the ticket as well, and ends nothing.
    const press = ({ detail }: MouseEvent) => detail < 2 && end()
    const still = prefersReducedMotion()
    const timer = setTimeout(end, still ? 0 : openingMilliseconds)
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
