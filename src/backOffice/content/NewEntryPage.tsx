// Page of a new entry of a list: the form with empty values of the schema.
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { getContentChange, getContentTopic } from '#generated/backOffice/calls/backOfficeContent.ts'
import type { ContentTopic } from '#generated/backOffice/schema.d.ts'
import { AnchorLink } from '../shell/AnchorLink.tsx'
import { ErrorAlert } from '../shell/List.tsx'
import { PendingPage } from '../shell/messagePages.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { ChangeBar } from './ChangeBar.tsx'
import { Editor } from './Editor.tsx'
import { topicLabel } from './form/labels.ts'
import { entrySchema } from './form/schema.ts'
import { templateOf } from './form/template.ts'

const newRoute = getRouteApi('/content/topics/$topic/new')

export function NewEntryPage() {
  const navigate = useNavigate()
  const { topic: name } = newRoute.useParams()
  const { change } = newRoute.useSearch()
  const topic = useQuery(getContentTopic.query({ topic: name, ...(change !== undefined && { change }) }))
  if (topic.isPending) return <PendingPage />
  if (topic.error) return <ErrorAlert error={topic.error} onRetry={() => void topic.refetch()} />
  return (
    <Stack gap="md">
      <PageHeader
        title={<FormattedMessage id="backOffice.content.newEntry" />}
        back={
          <AnchorLink to="/content/topics/$topic" params={{ topic: name }} search={{ change }}>
            {topicLabel(name)}
          </AnchorLink>
        }
      />
      <ChangeBar
        change={change}
        onSelect={(next) =>
          void navigate({
            to: '/content/topics/$topic/new',
            params: { topic: name },
            search: { change: next },
            replace: true,
          })
        }
      />
      {change !== undefined && <NewEntry key={change} topic={topic.data} change={change} />}
    </Stack>
  )
}

function NewEntry({ topic, change }: { topic: ContentTopic; change: string }) {
  const detail = useQuery(getContentChange.query({ id: change }))
  if (detail.error) return <ErrorAlert error={detail.error} onRetry={() => void detail.refetch()} />
  if (!detail.data) return <PendingPage />
  const schema = entrySchema(topic.schema, { id: `${topic.list ?? ''}/`, list: topic.list })
  const initial = { id: '', digest: null, data: templateOf(topic.schema, schema), published: null }
  return <Editor topic={topic} id={undefined} initial={initial} detail={detail.data} onReset={undefined} />
}
