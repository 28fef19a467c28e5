// Page that verifies a draw after its end: the browser recomputes the member's results and shows which checks passed.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMutation } from '@tanstack/react-query'
import { useGetDraw } from '#generated/hooks/games.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { Draw, DrawProof } from '#generated/schema.d.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { Button, buttonClass } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { CheckReport } from './CheckReport.tsx'
import { DrawHead } from './DrawHead.tsx'
import { shortTicket } from './shortTicket.ts'
import { getDrawProof, listMyLuckyGifts } from '#generated/calls/games.ts'
import { checkDraw, type Report } from './check.ts'
import { storedCommitment } from './commitment.ts'

type CheckPageProps = {
  drawId: string
  /** Ticket to verify; default: all tickets of the member. */
  ticket: string | undefined
}

export function CheckPage({ drawId, ticket }: CheckPageProps) {
  const { data: page } = useGetDraw({ draw: drawId })
  return (
    <>
      <DrawHead
        draw={page.draw}
        title={<FormattedMessage id="games.check.title" />}
        intro={<FormattedMessage id="games.check.intro" />}
      />
      <Columns even aside={<How />}>
        {page.draw.state === 'over' ? <Check page={page} ticket={ticket} /> : <NotYet page={page} />}
      </Columns>
    </>
  )
}

function Check({ page, ticket }: { page: Draw; ticket: string | undefined }) {
  const { formatMessage } = useIntl()
  const check = useMutation({ mutationFn: () => readAndCheck(page) })
  return (
    <>
      <Card as="section">
        <h2 className="mb-2 title-card">
          {ticket === undefined ? (
            <FormattedMessage id="games.check.all" />
          ) : (
            <FormattedMessage id="games.draw.ticket" values={{ ticket: shortTicket(ticket) }} />
          )}
        </h2>
        <p className="mb-4 text-ink-soft">
          <FormattedMessage id="games.check.here" />
        </p>
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <Button
            pending={check.isPending}
            pendingLabel={formatMessage({ id: 'games.check.pending' })}
            variant={check.data ? 'soft' : 'primary'}
            onClick={() => check.mutate()}
          >
            <FormattedMessage id="games.check.go" />
          </Button>
          {ticket !== undefined && (
            <Link
              to="/gifts/luckyDraw"
              search={{ draw: page.draw.draw, verify: true }}
              className={buttonClass({ variant: 'quiet' })}
            >
              <FormattedMessage id="games.check.all" />
            </Link>
          )}
        </div>
      </Card>
      <div aria-live="polite" className="grid gap-4 tablet:gap-6">
        {check.data && <CheckReport page={page} report={check.data} ticket={ticket} />}
      </div>
    </>
  )
}

function NotYet({ page: { draw } }: { page: Draw }) {
  const { end } = useFormats()
  const { data: member } = useGetMyMembership()
  return (
    <Card as="section">
      <p className="mb-4">
        <FormattedMessage id="games.check.notYet" values={{ date: end(draw.closesAt, member.timeZone) }} />
      </p>
      <Link to="/gifts/luckyDraw" search={{ draw: draw.draw }} className={buttonClass()}>
        <FormattedMessage id="games.draw.back" />
      </Link>
    </Card>
  )
}

const How = () => (
  <Card as="aside" tone="blush">
    <h2 className="mb-3 title-card">
      <FormattedMessage id="games.check.how" />
    </h2>
    <ol className="grid list-decimal gap-2 pl-5 text-ink-soft">
      <li>
        <FormattedMessage id="games.check.how.seal" />
      </li>
      <li>
        <FormattedMessage id="games.check.how.point" />
      </li>
      <li>
        <FormattedMessage id="games.check.how.prize" />
      </li>
    </ol>
  </Card>
)

/** Loads the draw proof and all results, and verifies them in the page. */
async function readAndCheck(page: Draw): Promise<Report> {
  const { draw } = page.draw
  const first = await getDrawProof({ draw })
  const rest =
    first.nextCursor === null
      ? []
      : await pagesOf((cursor) => getDrawProof({ draw, cursor }), first.nextCursor)
  const results = await pagesOf((cursor) => listMyLuckyGifts({ draw, cursor }))
  const proof: DrawProof = { ...first, items: [first, ...rest].flatMap(({ items }) => items) }
  return await checkDraw(proof, {
    draw: page,
    results: results.flatMap(({ items }) => items),
    commitment: storedCommitment(draw),
  })
}

async function pagesOf<Page extends { nextCursor: string | null }>(
  read: (cursor?: string) => Promise<Page>,
  from?: string,
): Promise<Page[]> {
  const page = await read(from)
  return page.nextCursor === null ? [page] : [page, ...(await pagesOf(read, page.nextCursor))]
}
