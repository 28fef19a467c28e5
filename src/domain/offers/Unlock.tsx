// Progress to the level from which an offer is available: ring, estimated time, and ways to earn points.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { LevelUnlock } from '#generated/schema.d.ts'
import { LevelEmblem } from '#src/art/Levels.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { Ring } from '#src/ui/progress/Ring.tsx'
import { estimateText } from './unlock.ts'
import { UnlockWays } from './UnlockWays.tsx'

export function Unlock({ unlock }: { unlock: LevelUnlock }) {
  const intl = useIntl()
  const { level, name, points, missing } = unlock
  const done = points - missing
  return (
    <div className="rounded-panel bg-blush p-4">
      <div className="flex items-center gap-4">
        <Ring
          value={done / points}
          label={intl.formatMessage({ id: 'item.unlock.ring' }, { done, points, level: name })}
          size={6}
        >
          <LevelEmblem level={level} className="w-14 max-w-full" />
        </Ring>
        <div className="min-w-0">
          <p className="font-semibold">
            <FormattedMessage id="item.unlock" values={{ level: name }} />
          </p>
          <p className="text-sm text-ink-soft">{estimateText(intl, unlock)}</p>
        </div>
      </div>
      <div className="mt-2 flex flex-wrap gap-x-4">
        <UnlockWays />
        <Link to="/memberShip" className={linkClass}>
          <FormattedMessage id="reason.link.level" />
        </Link>
      </div>
    </div>
  )
}
