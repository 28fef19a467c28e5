// Lists the prizes that the member has won in one draw or in all draws, newest first.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useGetDraw } from '#generated/hooks/games.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { DrawResult } from '#generated/schema.d.ts'
import { NoGiftsScene } from '#src/art/scenes/NoGiftsScene.tsx'
import { WinScene } from '#src/art/scenes/WinScene.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { MorePages } from '#src/runtime/layout/MorePages.tsx'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { List, ListRow } from '#src/ui/content/List.tsx'
import { DrawHead } from './DrawHead.tsx'
import { resultsQuery } from './reads.ts'

export const HistoryPage = ({ drawId }: { drawId: string | undefined }) =>
  drawId === undefined ? <History /> : <OfOneDraw drawId={drawId} />

function OfOneDraw({ drawId }: { drawId: string }) {
  const { data } = useGetDraw({ draw: drawId })
  return <History draw={data.draw} />
}

function History({ draw }: { draw?: { draw: string; name: string } }) {
  const { formatMessage } = useIntl()
  const list = useSuspenseInfiniteQuery(resultsQuery(draw?.draw))
  const results = list.data.pages.flatMap(({ items }) => items)
  return (
    <>
      <DrawHead title={<FormattedMessage id="games.draw.mine" />} draw={draw} />
      {results.length > 0 ? (
        <Columns aside={<RetentionNote />}>
          <div>
            <List label={formatMessage({ id: 'games.draw.mine' })}>
              {results.map((result) => (
                <Row key={result.id} result={result} />
              ))}
            </List>
            <MorePages list={list} />
          </div>
        </Columns>
      ) : (
        <EmptyState
          art={<NoGiftsScene />}
          title={<FormattedMessage id="games.draw.mine.none" />}
          text={<FormattedMessage id="games.draw.mine.text" />}
          action={
            <Link to="/gifts/luckyDraw" search={{ draw: draw?.draw }} className={buttonClass()}>
              {draw?.name ?? (
                <span>
                  <FormattedMessage id="games.draw.title" />
                </span>
              )}
            </Link>
          }
        />
      )}
    </>
  )
}

function Row({ result: { id, draw, drawName, prize, drawnAt } }: { result: DrawResult }) {
  const { instantDate } = useFormats()
  const { data: member } = useGetMyMembership()
  return (
    <ListRow
      start={<Drawing src={prize.picture} lazy className="size-14 rounded-control bg-blush object-cover" />}
      title={prize.name}
      text={
        <FormattedMessage
          id="games.draw.mine.row"
          values={{ draw: drawName, date: instantDate(drawnAt, member.timeZone, 'medium') }}
        />
      }
      render={(row) => <Link to="/gifts/luckyDraw" search={{ draw, result: id }} {...row} />}
    />
  )
}

const RetentionNote = () => (
  <Card as="aside" tone="blush" className="flex flex-col items-center gap-4 text-center">
    <WinScene className="w-full max-w-72" />
    <p className="text-ink-soft">
      <FormattedMessage id="games.draw.mine.text" />
    </p>
  </Card>
)
