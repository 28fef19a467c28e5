// Tabs of the area: changes and topics.
import { Tabs } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'

const pages = { changes: '/content/changes', topics: '/content/topics' } as const

export function ContentTabs({ active }: { active: keyof typeof pages }) {
  const navigate = useNavigate()
  return (
    <Tabs
      value={active}
      onChange={(value) => void navigate({ to: value === 'topics' ? pages.topics : pages.changes })}
    >
      <Tabs.List>
        <Tabs.Tab value="changes">
          <FormattedMessage id="backOffice.content.changes" />
        </Tabs.Tab>
        <Tabs.Tab value="topics">
          <FormattedMessage id="backOffice.content.topics" />
        </Tabs.Tab>
      </Tabs.List>
    </Tabs>
  )
}
