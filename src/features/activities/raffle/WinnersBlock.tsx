// Block about the winners of a raffle, with a button that verifies the draw: the browser recomputes the winners and
// compares them with the published winners.
import { FormattedMessage, useIntl } from 'react-intl'
import { useMutation } from '@tanstack/react-query'
import type { Campaign, CampaignBlock } from '#generated/schema.d.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { SignInLink } from '../SignInLink.tsx'
import { readAndCheckRaffle, type RaffleDifference, type RaffleReport } from './check.ts'
import { seenSeal } from './seal.ts'

type WinnersBlockProps = {
  block: Extract<CampaignBlock, { kind: 'winners' }>
  campaign: Pick<Campaign, 'raffle' | 'mine'>
}

export function WinnersBlock({ block: { title, text }, campaign: { raffle, mine } }: WinnersBlockProps) {
  const { formatMessage } = useIntl()
  const check = useMutation({
    mutationFn: async ({ activityType, seedHash }: NonNullable<Campaign['raffle']>) =>
      await readAndCheckRaffle(activityType, {
        seedHash,
        commitment: seenSeal(activityType),
        entry: mine?.raffle ?? null,
      }),
  })
  if (!raffle) return null
  return (
    <Card as="section" tone="blush">
      <h2 className="title-card">{title}</h2>
      <p className="mt-1 max-w-read text-ink-soft">{text}</p>
      <p className="mt-3 mb-4 max-w-read text-sm text-ink-soft">
        <FormattedMessage id="activities.check.how" />
      </p>
      {mine ? (
        <Button
          size="small"
          pending={check.isPending}
          pendingLabel={formatMessage({ id: 'activities.check.pending' })}
          onClick={() => check.mutate(raffle)}
        >
          <FormattedMessage id="activities.check.go" />
        </Button>
      ) : (
        <SignInLink />
      )}
      <div aria-live="polite">{check.data && <Report report={check.data} />}</div>
    </Card>
  )
}

function Report({ report: { differences, winners, tickets, wasSeen } }: { report: RaffleReport }) {
  if (differences.length === 0)
    return (
      <Notice
        tone="positive"
        className="mt-4"
        title={<FormattedMessage id="activities.check.passed" values={{ winners, tickets }} />}
        text={<FormattedMessage id={wasSeen ? 'activities.check.seen' : 'activities.check.unseen'} />}
      />
    )
  return (
    <Notice
      tone="negative"
      className="mt-4"
      title={<FormattedMessage id="activities.check.failed" values={{ count: differences.length }} />}
      text={<Differences differences={differences} />}
    />
  )
}

const Differences = ({ differences }: { differences: readonly RaffleDifference[] }) => (
  <ul className="grid gap-1">
    {differences.map((difference) => (
      <li key={JSON.stringify(difference)}>
        <FormattedMessage
          id="activities.check.difference"
          values={{
            what: difference.kind,
            ticket: 'ticket' in difference ? difference.ticket.slice(-6) : '',
            place: 'place' in difference ? difference.place : 0,
          }}
        />
      </li>
    ))}
  </ul>
)
