// Page of a topic: its entries, with the edits of a change, and its published versions.
import { Stack, Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { getContentTopic } from '#generated/backOffice/calls/backOfficeContent.ts'
import { AnchorLink } from '../shell/AnchorLink.tsx'
import { ButtonLink } from '../shell/ButtonLink.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { ChangeBar } from './ChangeBar.tsx'
import { EntryList } from './EntryList.tsx'
import { topicLabel } from './form/labels.ts'
import { VersionList } from './VersionList.tsx'

const topicRoute = getRouteApi('/content/topics/$topic')

export function TopicPage() {
  const navigate = useNavigate()
  const { topic: name } = topicRoute.useParams()
  const search = topicRoute.useSearch()
  const { change } = search
  const topic = useQuery(getContentTopic.query({ topic: name, ...(change !== undefined && { change }) }))
  const go = (changed: Partial<typeof search>) =>
    void navigate({
      to: '/content/topics/$topic',
      params: { topic: name },
      search: { ...search, ...changed },
      replace: true,
    })
  return (
    <Stack gap="md">
      <PageHeader
        title={topicLabel(name)}
        back={
          <AnchorLink to="/content/topics" search={{ change }}>
            <FormattedMessage id="backOffice.content.allTopics" />
          </AnchorLink>
        }
      >
        {change !== undefined && typeof topic.data?.list === 'string' && (
          <ButtonLink to="/content/topics/$topic/new" params={{ topic: name }} search={{ change }}>
            <FormattedMessage id="backOffice.content.newEntry" />
          </ButtonLink>
        )}
      </PageHeader>
      <ChangeBar change={change} onSelect={(id) => go({ change: id })} />
      <Tabs
        value={search.tab ?? 'entries'}
        onChange={(tab) => go({ tab: tab === 'versions' ? tab : undefined })}
        keepMounted={false}
      >
        <Tabs.List>
          <Tabs.Tab value="entries">
            <FormattedMessage id="backOffice.content.entries" />
          </Tabs.Tab>
          <Tabs.Tab value="versions">
            <FormattedMessage id="backOffice.content.versions" />
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="entries" pt="md">
          <EntryList
            name={name}
            query={topic}
            search={search}
            onSearch={(text) => go({ text: text || undefined })}
          />
        </Tabs.Panel>
        <Tabs.Panel value="versions" pt="md">
          <VersionList topic={name} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  )
}
