// Name of the level of an offer, without links, for cards that are links themselves. Cards without a page also show
// the missing points and the estimated time.
import { FormattedMessage, useIntl } from 'react-intl'
import type { LevelUnlock } from '#generated/schema.d.ts'
import { estimateText } from './unlock.ts'

export function UnlockText({ unlock, full }: { unlock: LevelUnlock; full?: boolean }) {
  const intl = useIntl()
  return (
    <>
      <span className="block">
        <FormattedMessage id="item.unlock" values={{ level: unlock.name }} />
      </span>
      {full && <span className="block">{estimateText(intl, unlock)}</span>}
    </>
  )
}
