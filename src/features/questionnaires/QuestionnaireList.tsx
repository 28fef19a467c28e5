// Lists the questionnaires that any member can fill in, even without a purchase.
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
  // The response is not persisted, so the page omits the list while offline.
  const { data } = useQuery({ ...listQuestionnaires.query(), meta: { handlesErrors: true } })
  // Exclude the questionnaires of package cards, which members open from the page of the product.
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
