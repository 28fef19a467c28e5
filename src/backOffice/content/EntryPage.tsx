// Page of an entry: the form with its fields, which edits the entry in a change.
import { Alert, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import {
  getContentChange,
  getContentEntry,
  getContentTopic,
} from '#generated/backOffice/calls/backOfficeContent.ts'
import type { ContentTopic } from '#generated/backOffice/schema.d.ts'
import { AnchorLink } from '../shell/AnchorLink.tsx'
import { ErrorAlert } from '../shell/List.tsx'
import { PendingPage } from '../shell/messagePages.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { ChangeBar } from './ChangeBar.tsx'
import { Editor } from './Editor.tsx'
import { entryLabel, keyOf } from './entries.ts'
import { topicLabel } from './form/labels.ts'
import { PreviewButton } from './PreviewButton.tsx'
import { previewPages } from './previewPages.ts'
import { EntryState, isOpen } from './states.tsx'

const entryRoute = getRouteApi('/content/topics/$topic/entry')

export function EntryPage() {
  const navigate = useNavigate()
  const { topic: name } = entryRoute.useParams()
  const { entry: id = '', change } = entryRoute.useSearch()
  const edits = change === undefined ? {} : { change }
  const topic = useQuery(getContentTopic.query({ topic: name, ...edits }))
  if (topic.isPending) return <PendingPage />
  if (topic.error) return <ErrorAlert error={topic.error} onRetry={() => void topic.refetch()} />
  const summary = topic.data.entries.find((entry) => entry.id === id)
  return (
    <Stack gap="md">
      <PageHeader
        title={entryLabel(name, summary ?? { id, title: keyOf(id) })}
        badges={summary && <EntryState state={summary.state} />}
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
            to: '/content/topics/$topic/entry',
            params: { topic: name },
            search: { entry: id, change: next },
            replace: true,
          })
        }
      />
      {change !== undefined && (
        <EntryEditor key={`${change} ${id}`} topic={topic.data} id={id} change={change} />
      )}
    </Stack>
  )
}

type Props = { topic: ContentTopic; id: string; change: string }

function EntryEditor({ topic, id, change }: Props) {
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
        onReset={() => setVersion(version + 1)}
      />
    </>
  )
}
