// Page of a change: its edits, the problems that prevent its publication, notes, and the acts of its state.
import { Alert, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { getContentChange } from '#generated/backOffice/calls/backOfficeContent.ts'
import type { ContentChange, ContentChangeDetail } from '#generated/backOffice/schema.d.ts'
import { AnchorLink } from '../shell/AnchorLink.tsx'
import { ButtonLink } from '../shell/ButtonLink.tsx'
import { EmptyState } from '../shell/EmptyState.tsx'
import { ErrorAlert } from '../shell/List.tsx'
import { PendingPage } from '../shell/messagePages.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { Author } from './Author.tsx'
import { ChangeActs } from './ChangeActs.tsx'
import { EditCard } from './EditCard.tsx'
import { EffectList } from './EffectList.tsx'
import { Notes } from './Notes.tsx'
import { ProblemList } from './ProblemList.tsx'
import { ChangeState } from './states.tsx'
import { useTopics } from './useTopics.ts'
import { ZonedTime } from './ZonedTime.tsx'
import classes from './Content.module.css'

const changeRoute = getRouteApi('/content/changes/$id')

export function ChangePage() {
  const { id } = changeRoute.useParams()
  const detail = useQuery(getContentChange.query({ id }))
  if (detail.isPending) return <PendingPage />
  if (detail.error) return <ErrorAlert error={detail.error} onRetry={() => void detail.refetch()} />
  return <Change key={id} detail={detail.data} />
}

function Change({ detail }: { detail: ContentChangeDetail }) {
  const { change, edits, effects, problems } = detail
  const topics = useTopics(change.topics, change.id)
  const isDraft = change.state === 'draft'
  return (
    <Stack gap="md">
      <PageHeader
        title={change.title}
        badges={<ChangeState state={change.state} />}
        back={
          <AnchorLink to="/content/changes">
            <FormattedMessage id="backOffice.content.allChanges" />
          </AnchorLink>
        }
        about={<About change={change} />}
      >
        <ChangeActs detail={detail} />
      </PageHeader>
      {change.state === 'inReview' && !detail.canApprove && (
        <Alert variant="light" color="gray">
          <FormattedMessage id="backOffice.content.ownChange" />
        </Alert>
      )}
      {change.problem !== null && (
        <Alert color="red" title={<FormattedMessage id="backOffice.content.failed" />}>
          <Text size="sm" className={classes.lines}>
            {change.problem}
          </Text>
        </Alert>
      )}
      <div className={classes.columns}>
        <Stack gap="md">
          {problems.length > 0 && <ProblemList problems={problems} topics={topics} change={change.id} />}
          {effects.length > 0 && <EffectList effects={effects} change={change.id} />}
          {edits.map((edit) => (
            <EditCard
              key={`${edit.topic} ${edit.entry}`}
              edit={edit}
              change={change}
              topic={topics.get(edit.topic)}
            />
          ))}
          {edits.length === 0 && (
            <EmptyState
              title={<FormattedMessage id="backOffice.content.noEdits" />}
              text={isDraft && <FormattedMessage id="backOffice.content.noEdits.text" />}
            />
          )}
          {isDraft && (
            <ButtonLink to="/content/topics" search={{ change: change.id }} variant="default" w="max-content">
              <FormattedMessage
                id={edits.length === 0 ? 'backOffice.content.firstEdit' : 'backOffice.content.addEdit'}
              />
            </ButtonLink>
          )}
        </Stack>
        <Notes detail={detail} />
      </div>
    </Stack>
  )
}

function About({ change: { createdBy, publishAt, publishedAt } }: { change: ContentChange }) {
  return (
    <>
      <span>
        <FormattedMessage id="backOffice.content.by" values={{ staff: <Author email={createdBy} /> }} />
      </span>
      {publishedAt === null && publishAt !== null && (
        <span>
          {' · '}
          <FormattedMessage
            id="backOffice.content.publishesAt"
            values={{ time: <ZonedTime at={publishAt} /> }}
          />
        </span>
      )}
      {publishedAt !== null && (
        <span>
          {' · '}
          <FormattedMessage
            id="backOffice.content.publishedAt"
            values={{ time: <ZonedTime at={publishedAt} /> }}
          />
        </span>
      )}
    </>
  )
}
