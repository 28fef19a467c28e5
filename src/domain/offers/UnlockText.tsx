// Name of the level of an offer, missing points and estimated time, without links, for cards that are links themselves.
import { FormattedMessage, useIntl } from 'react-intl'
import type { LevelUnlock } from '#generated/schema.d.ts'
import { estimateText } from './unlock.ts'

export function UnlockText({ unlock }: { unlock: LevelUnlock }) {
  const intl = useIntl()
  return (
    <>
      <span className="block">
        <FormattedMessage id="item.unlock" values={{ level: unlock.name }} />
      </span>
      <span className="block">{estimateText(intl, unlock)}</span>
    </>
  )
}
