// Missing points to the level of an offer, without links, for cards that are links themselves.
import { FormattedMessage } from 'react-intl'
import type { LevelUnlock } from '#generated/schema.d.ts'

export const UnlockText = ({ unlock: { name, missing } }: { unlock: LevelUnlock }) => (
  <>
    <span className="block">
      <FormattedMessage id="item.unlock" values={{ level: name }} />
    </span>
    <span className="block">
      <FormattedMessage id="item.unlock.missing" values={{ points: missing }} />
    </span>
  </>
)
