// Shows whether the verification of a draw was successful, and lists each difference that it found.
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Draw } from '#generated/schema.d.ts'
import { Badge } from '#src/ui/content/Badge.tsx'
import { List, ListRow } from '#src/ui/content/List.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import type { Difference, Report } from './check.ts'
import { shortTicket } from './shortTicket.ts'

type CheckReportProps = { page: Draw; report: Report; ticket: string | undefined }

export function CheckReport({ page, report, ticket }: CheckReportProps) {
  const { formatMessage } = useIntl()
  const nameOf = (id: string) => page.gifts.find(({ prize }) => prize.id === id)?.prize.name ?? id
  const concerns = (difference: Difference) =>
    ticket === undefined || !('ticket' in difference) || difference.ticket === ticket
  const differences = report.differences.filter(concerns)
  const items = report.items.filter((item) => ticket === undefined || item.ticket === ticket)
  const troubled = new Set(differences.flatMap((each) => ('ticket' in each ? [each.ticket] : [])))
  return (
    <>
      {differences.length > 0 ? (
        <Notice
          tone="negative"
          title={<FormattedMessage id="games.check.failed" values={{ count: differences.length }} />}
          text={<Differences differences={differences} nameOf={nameOf} />}
        />
      ) : (
        <Notice
          tone="positive"
          title={<FormattedMessage id="games.check.passed" values={{ count: items.length }} />}
          text={<FormattedMessage id={report.wasSeen ? 'games.check.seen' : 'games.check.unseen'} />}
        />
      )}
      {items.length > 0 && (
        <List label={formatMessage({ id: 'games.check.results' })}>
          {items.map(({ ticket: id, prize, drawn, point, total }) => (
            <ListRow
              key={id}
              title={<FormattedMessage id="games.draw.ticket" values={{ ticket: shortTicket(id) }} />}
              text={
                <FormattedMessage
                  id="games.check.point"
                  values={{
                    point: point === undefined ? 'none' : point + 1,
                    total: total ?? 0,
                    drawn: nameOf(drawn),
                    prize: nameOf(prize),
                    given: prize === drawn ? 'drawn' : 'instead',
                  }}
                />
              }
              end={
                troubled.has(id) ? (
                  <Badge tone="negative" icon={<CircleAlert aria-hidden className="size-4" />}>
                    <FormattedMessage id="games.check.wrong" />
                  </Badge>
                ) : (
                  <Badge tone="positive" icon={<CircleCheck aria-hidden className="size-4" />}>
                    <FormattedMessage id="games.check.right" />
                  </Badge>
                )
              }
            />
          ))}
        </List>
      )}
    </>
  )
}

type DifferencesProps = { differences: readonly Difference[]; nameOf: (id: string) => string }

const Differences = ({ differences, nameOf }: DifferencesProps) => (
  <ul className="grid gap-1">
    {differences.map((difference) => {
      const { kind } = difference
      return (
        <li key={JSON.stringify(difference)}>
          <FormattedMessage
            id="games.check.difference"
            values={{
              what: kind,
              at: 'at' in difference ? difference.at : 0,
              ticket: 'ticket' in difference ? shortTicket(difference.ticket) : '',
              prize: 'prize' in difference ? nameOf(difference.prize) : '',
              drawn: 'drawn' in difference ? nameOf(difference.drawn) : '',
              found:
                'recomputedPrize' in difference && difference.recomputedPrize
                  ? nameOf(difference.recomputedPrize)
                  : '–',
            }}
          />
        </li>
      )
    })}
  </ul>
)
