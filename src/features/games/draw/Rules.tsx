// Shows what holds in a draw, before anybody plays: its rules, and the hash that binds the house.
import { FormattedMessage } from 'react-intl'
import type { Draw } from '../../../../generated/schema.d.ts'
import { Card } from '../../../ui/content/Card.tsx'
import { Prose } from '../../../ui/content/Prose.tsx'

export function Rules({ page: { draw, gifts, seedHash } }: { page: Draw }) {
  const consolation = gifts.find(({ stock }) => stock === null)?.prize.name ?? ''
  return (
    <>
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
      </Card>
      <Card as="section">
        <h2 className="mb-3 title-card">
          <FormattedMessage id="games.draw.seal" />
        </h2>
        <p className="text-ink-soft">
          <FormattedMessage id={seedHash === null ? 'games.draw.seal.later' : 'games.draw.seal.text'} />
        </p>
        {seedHash !== null && (
          <p className="mt-3 rounded-panel bg-blush p-4 text-sm wrap-anywhere">{seedHash}</p>
        )}
      </Card>
    </>
  )
}
