// Page of an entry: the form with its fields, which edits the entry in a change.
import { Alert, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { getContentChange, getContentEntry } from '#generated/backOffice/calls/backOfficeContent.ts'
import type { ContentTopic } from '#generated/backOffice/schema.d.ts'
import { ErrorAlert } from '../shell/List.tsx'
import { PendingPage } from '../shell/messagePages.tsx'
import { EditPage } from './EditPage.tsx'
import { Editor } from './Editor.tsx'
import { entryLabel, keyOf } from './entries.ts'
import { PreviewButton } from './PreviewButton.tsx'
import { previewPages } from './previewPages.ts'
import { EntryState, isOpen } from './states.tsx'

const entryRoute = getRouteApi('/content/topics/$topic/entry')

export function EntryPage() {
  const navigate = useNavigate()
  const { topic } = entryRoute.useParams()
  const { entry: id = '', change, field } = entryRoute.useSearch()
  return (
    <EditPage
      name={topic}
      change={change}
      titleOf={(loaded) => entryLabel(topic, summaryOf(loaded, id) ?? { id, title: keyOf(id) })}
      badgesOf={(loaded) => <EntryState state={summaryOf(loaded, id)?.state ?? 'published'} />}
      onSelect={(next) =>
        void navigate({
          to: '/content/topics/$topic/entry',
          params: { topic },
          search: { entry: id, change: next },
          replace: true,
        })
      }
    >
      {(loaded, chosen) => (
        <EntryEditor key={`${chosen} ${id}`} topic={loaded} id={id} change={chosen} field={field} />
      )}
    </EditPage>
  )
}

const summaryOf = ({ entries }: ContentTopic, id: string) => entries.find((entry) => entry.id === id)

type Props = { topic: ContentTopic; id: string; change: string; field: string | undefined }

function EntryEditor({ topic, id, change, field }: Props) {
  const detail = useQuery(getContentChange.query({ id: change }))
  // Reads the entry again on each visit, because the form starts with it.
  const fresh = { gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false }
  const entry = useQuery({ ...getContentEntry.query({ topic: topic.name, entry: id, change }), ...fresh })
  const [version, setVersion] = useState(0)
  const error = detail.error ?? entry.error
  if (error)
    return <ErrorAlert error={error} onRetry={() => void Promise.all([detail.refetch(), entry.refetch()])} />
  if (!detail.data || !entry.data) return <PendingPage />
  const { state } = detail.data.change
  return (
    <>
      {state !== 'draft' && (
        <Alert variant="light" color="gray">
          <Group justify="space-between" gap="sm">
            <Text size="sm">
              <FormattedMessage id={`backOffice.content.readOnly.${state}`} />
            </Text>
            {isOpen(state) && (
              <PreviewButton
                change={detail.data.change}
                pages={previewPages(topic.name, id)}
                size="compact-sm"
              />
            )}
          </Group>
        </Alert>
      )}
      {entry.data.data === null && (
        <Alert variant="light" color="red">
          <Text size="sm">
            <FormattedMessage id="backOffice.content.removedHere" />
          </Text>
        </Alert>
      )}
      <Editor
        key={version}
        topic={topic}
        id={id}
        initial={entry.data}
        detail={detail.data}
        field={field}
        onReset={() => setVersion(version + 1)}
      />
    </>
  )
}
