// Page of a new entry of a list: the form with empty values of the schema.
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { getContentChange } from '#generated/backOffice/calls/backOfficeContent.ts'
import type { ContentTopic } from '#generated/backOffice/schema.d.ts'
import { ErrorAlert } from '../shell/List.tsx'
import { PendingPage } from '../shell/messagePages.tsx'
import { EditPage } from './EditPage.tsx'
import { Editor } from './Editor.tsx'
import { entrySchema } from './form/schema.ts'
import { templateOf } from './form/template.ts'

const newRoute = getRouteApi('/content/topics/$topic/new')

export function NewEntryPage() {
  const navigate = useNavigate()
  const { topic } = newRoute.useParams()
  const { change } = newRoute.useSearch()
  return (
    <EditPage
      name={topic}
      change={change}
      titleOf={() => <FormattedMessage id="backOffice.content.newEntry" />}
      onSelect={(next) =>
        void navigate({
          to: '/content/topics/$topic/new',
          params: { topic },
          search: { change: next },
          replace: true,
        })
      }
    >
      {(loaded, chosen) => <NewEntry key={chosen} topic={loaded} change={chosen} />}
    </EditPage>
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
