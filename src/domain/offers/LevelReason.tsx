// Shows from which level an offer is available if the level of the member is too low. Empty for other reasons.
import { FormattedMessage } from 'react-intl'
import type { Eligibility } from '#generated/schema.d.ts'
import { parseReason } from '#src/runtime/format/reasons.ts'
import { useLevelName } from './useLevelName.ts'

export function LevelReason({ eligibility }: { eligibility: Eligibility }) {
  const levelName = useLevelName()
  const reason = eligibility.reasons.map(parseReason).find((each) => each?.name === 'FROM_LEVEL_n')
  return (
    reason && (
      <p className="text-sm text-ink-soft">
        <FormattedMessage id="item.unlock" values={{ level: levelName(reason.n) }} />
      </p>
    )
  )
}
