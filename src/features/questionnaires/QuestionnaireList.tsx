// Lists the questionnaires that are open to all members, independent of purchases.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '@tanstack/react-query'
import { listQuestionnaires } from '#generated/calls/questionnaires.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { List, ListRow } from '#src/ui/content/List.tsx'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'
import { pathsOf } from './paths.ts'

export function QuestionnaireList() {
  const { formatMessage } = useIntl()
  // Not persisted: the page omits it offline.
  const { data } = useQuery({ ...listQuestionnaires.query(), meta: { handlesErrors: true } })
  // A package card is opened from its product.
  const open = (data?.items ?? []).filter(
    ({ screen }) => screen === 'questionnaire' || screen === 'questionnaire2',
  )
  if (open.length === 0) return null
  return (
    <section>
      <SectionHead title={<FormattedMessage id="questionnaires.list.title" />} />
      <List label={formatMessage({ id: 'questionnaires.list.title' })}>
        {open.map(({ id, screen, title, teaser, picture }) => (
          <ListRow
            key={id}
            start={<Drawing src={picture} lazy className="size-14 rounded-control bg-blush object-cover" />}
            title={title}
            text={teaser}
            render={(row) => <Link to={pathsOf(screen).root} {...row} />}
          />
        ))}
      </List>
    </section>
  )
}
