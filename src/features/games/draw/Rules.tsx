// Shows the rules of a draw, and a collapsed section with the stock of all prizes and the way to verify results.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { Draw } from '#generated/schema.d.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Disclosure } from '#src/ui/content/Disclosure.tsx'
import { Facts } from '#src/ui/content/Facts.tsx'
import { Prose } from '#src/ui/content/Prose.tsx'
import { Stock } from './Stock.tsx'

export function Rules({ page }: { page: Draw }) {
  const { draw, gifts } = page
  const consolation = gifts.find(({ stock }) => stock === null)?.prize.name ?? ''
  return (
    <Card as="section">
      <h2 className="mb-3 title-card">
        <FormattedMessage id="games.draw.rules" />
      </h2>
      <Prose>
        <ul>
          <li>
            <FormattedMessage id="games.draw.rules.ticket" />
          </li>
          <li>
            <FormattedMessage
              id="games.draw.rules.price"
              values={{ coins: draw.price, tickets: draw.ticketsPerDay }}
            />
          </li>
          <li>
            <FormattedMessage id="games.draw.rules.gone" values={{ prize: consolation }} />
          </li>
          <li>
            <FormattedMessage id="games.draw.rules.end" />
          </li>
        </ul>
      </Prose>
      <div className="mt-4 -mb-2 border-t border-line [&>details]:border-b-0">
        <Disclosure title={<FormattedMessage id="games.check.title" />}>
          <Proof page={page} />
        </Disclosure>
      </div>
    </Card>
  )
}

function Proof({ page: { draw, seedHash, gifts } }: { page: Draw }) {
  return (
    <>
      <h3 className="font-semibold">
        <FormattedMessage id="games.draw.remaining" />
      </h3>
      <div className="mb-4">
        <Facts
          compact
          facts={gifts.map((gift) => ({
            id: gift.prize.id,
            name: gift.prize.name,
            value: <Stock of={gift} />,
          }))}
        />
      </div>
      <p>
        <FormattedMessage id={seedHash === null ? 'games.draw.seal.later' : 'games.draw.seal.text'} />
      </p>
      {seedHash !== null && (
        <p className="mt-3 rounded-panel bg-blush p-4 text-sm wrap-anywhere">{seedHash}</p>
      )}
      {draw.state === 'over' && (
        <>
          <p className="my-4">
            <FormattedMessage id="games.check.invite" />
          </p>
          <Link
            to="/gifts/luckyDraw"
            search={{ draw: draw.draw, verify: true }}
            className={buttonClass({ variant: 'soft', full: true })}
          >
            <FormattedMessage id="games.check.go" />
          </Link>
        </>
      )}
    </>
  )
}
