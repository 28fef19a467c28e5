// Frame of the pages that edit an entry: the heading, the change that is edited, and the form below.
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getContentTopic } from '#generated/backOffice/calls/backOfficeContent.ts'
import type { ContentTopic } from '#generated/backOffice/schema.d.ts'
import { AnchorLink } from '../shell/AnchorLink.tsx'
import { ErrorAlert } from '../shell/List.tsx'
import { PendingPage } from '../shell/messagePages.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { ChangeBar } from './ChangeBar.tsx'
import { topicLabel } from './form/labels.ts'

type Props = {
  /** Name of the topic. */
  name: string
  change: string | undefined
  titleOf: (topic: ContentTopic) => ReactNode
  badgesOf?: (topic: ContentTopic) => ReactNode
  /** Called with the id of the change that staff choose. */
  onSelect: (change: string | undefined) => void
  /** Returns the form, which needs a change. */
  children: (topic: ContentTopic, change: string) => ReactNode
}

export function EditPage({ name, change, titleOf, badgesOf, onSelect, children }: Props) {
  const topic = useQuery(getContentTopic.query({ topic: name, ...(change !== undefined && { change }) }))
  if (topic.isPending) return <PendingPage />
  if (topic.error) return <ErrorAlert error={topic.error} onRetry={() => void topic.refetch()} />
  return (
    <Stack gap="md">
      <PageHeader
        title={titleOf(topic.data)}
        badges={badgesOf?.(topic.data)}
        back={
          <AnchorLink to="/content/topics/$topic" params={{ topic: name }} search={{ change }}>
            {topicLabel(name)}
          </AnchorLink>
        }
      />
      <ChangeBar change={change} onSelect={onSelect} />
      {change !== undefined && children(topic.data, change)}
    </Stack>
  )
}
