// Failed jobs and dead letters, each in a list with retries. The URL contains the selected list.
import { Stack, Tabs, Text } from '@mantine/core'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { PageHeader } from '../shell/PageHeader.tsx'
import { DeadLetterList } from './DeadLetterList.tsx'
import { FailedJobList } from './FailedJobList.tsx'
import { lists, type JobList } from './filter.ts'

const jobsRoute = getRouteApi('/jobs')

export function JobsPage() {
  const { list = 'jobs' } = jobsRoute.useSearch()
  const navigate = useNavigate()
  const select = (value: string | null) =>
    void navigate({ to: '/jobs', search: { list: lists.find((each) => each === value) }, replace: true })
  return (
    <Stack gap="md">
      <PageHeader title={<FormattedMessage id="backOffice.jobs.title" />} />
      <Tabs value={list} onChange={select} keepMounted={false}>
        <Tabs.List>
          {lists.map((name) => (
            <Tabs.Tab key={name} value={name}>
              <FormattedMessage id={`backOffice.jobs.list.${name}`} />
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {lists.map((name) => (
          <Tabs.Panel key={name} value={name} pt="md">
            <Stack gap="md">
              <Text size="sm" c="dimmed" maw={720}>
                <FormattedMessage id={`backOffice.jobs.about.${name}`} />
              </Text>
              {components[name]}
            </Stack>
          </Tabs.Panel>
        ))}
      </Tabs>
    </Stack>
  )
}

const components: Record<JobList, React.ReactNode> = { jobs: <FailedJobList />, letters: <DeadLetterList /> }
