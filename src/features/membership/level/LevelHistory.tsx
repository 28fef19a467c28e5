// The levels that the member has held, newest first, with when and why each ended.
import { FormattedMessage, useIntl } from 'react-intl'
import { useLevelHistory, useMyMembership } from '../../../../generated/hooks/membership.ts'
import type { LevelEnd } from '../../../../generated/schema.d.ts'
import { instantDateText } from '../../../runtime/format/dates.ts'
import type { MessageId } from '../../../runtime/language/messages.ts'
import { Card } from '../../../ui/Card.tsx'
import { Timeline } from '../../../ui/Timeline.tsx'

const ends: Readonly<Record<LevelEnd, MessageId>> = {
  rose: 'membership.history.rose',
  yearEnd: 'membership.history.notKept',
  takenBack: 'membership.history.takenBack',
}

export function LevelHistory() {
  const intl = useIntl()
  const { data } = useLevelHistory()
  const { data: membership } = useMyMembership()
  const day = (instant: string) => instantDateText(intl, instant, membership.timeZone)
  return (
    <Card as="section">
      <h2 className="mb-4 title-card">
        <FormattedMessage id="membership.history.title" />
      </h2>
      <Timeline
        label={intl.formatMessage({ id: 'membership.history.title' })}
        events={data.items.map(({ level, since, until, ended }) => ({
          id: since,
          title: level.name,
          text: ended && <FormattedMessage id={ends[ended]} />,
          time:
            until === null ? (
              <FormattedMessage id="membership.history.since" values={{ date: day(since) }} />
            ) : (
              <FormattedMessage
                id="membership.history.span"
                values={{ from: day(since), until: day(until) }}
              />
            ),
        }))}
      />
    </Card>
  )
}
