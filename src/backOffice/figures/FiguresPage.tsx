// Figures of the program: a topic with its charts, and filters in the URL.
import { Skeleton, Stack, Tabs, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { FormattedDate, FormattedMessage, FormattedTime, useIntl } from 'react-intl'
import { getFigures } from '#generated/backOffice/calls/backOfficeFigures.ts'
import type { Figures } from '#generated/backOffice/schema.d.ts'
import { FigureTopic } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import { ErrorAlert } from '../shell/List.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { useShortcuts } from '../shell/shortcuts.ts'
import classes from './FigureCard.module.css'
import { FigureCard } from './FigureCard.tsx'
import { FigureFilter } from './FigureFilter.tsx'
import { Funnel } from './Funnel.tsx'
import { Liabilities } from './Liabilities.tsx'
import { queryOf } from './search.ts'

const figuresRoute = getRouteApi('/figures')

export function FiguresPage() {
  const intl = useIntl()
  const navigate = useNavigate()
  const search = figuresRoute.useSearch()
  const query = queryOf(search)
  const firstField = useRef<HTMLInputElement>(null)
  const figures = useQuery({ ...getFigures.query(query), placeholderData: keepPreviousData })
  const change = (changed: Partial<typeof search>) =>
    void navigate({ to: '/figures', search: { ...search, ...changed }, replace: true })
  useShortcuts([
    ['/', () => firstField.current?.focus(), 'backOffice.keys.field'],
    ['d', () => change({ period: 'day', count: undefined }), 'backOffice.keys.day'],
    ['w', () => change({ period: 'week', count: undefined }), 'backOffice.keys.week'],
    ['m', () => change({ period: 'month', count: undefined }), 'backOffice.keys.month'],
  ])
  return (
    <Stack gap="md">
      <PageHeader title={<FormattedMessage id="backOffice.figures.title" />}>
        {figures.data && <ComputedAt at={figures.data.computedAt} />}
      </PageHeader>
      <FigureFilter
        fieldRef={firstField}
        query={query}
        countries={figures.data?.countries ?? []}
        onChange={change}
      />
      <Tabs
        value={query.topic}
        onChange={(value) => change({ topic: FigureTopic.options.find((topic) => topic === value) })}
      >
        <Tabs.List aria-label={intl.formatMessage({ id: 'backOffice.figures.topics' })}>
          {FigureTopic.options.map((topic) => (
            <Tabs.Tab key={topic} value={topic}>
              <FormattedMessage id={`backOffice.topic.${topic}`} />
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {FigureTopic.options.map((topic) => (
          <Tabs.Panel key={topic} value={topic} pt="md">
            {topic !== query.topic ? null : figures.isPending ? (
              <Loading />
            ) : figures.data ? (
              <Topic query={query} figures={figures.data} />
            ) : (
              <ErrorAlert error={figures.error} onRetry={() => void figures.refetch()} />
            )}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Stack>
  )
}

const Loading = () => (
  <div role="status">
    <Text c="dimmed" mb="sm">
      <FormattedMessage id="backOffice.loading" />
    </Text>
    <div className={classes.cards}>
      {[1, 2, 3, 4].map((key) => (
        <Skeleton key={key} height={400} />
      ))}
    </div>
  </div>
)

const ComputedAt = ({ at }: { at: string | null }) => (
  <Text size="sm" c="dimmed">
    {at === null ? (
      <span>
        <FormattedMessage id="backOffice.figures.notComputed" />
      </span>
    ) : (
      <span>
        <FormattedMessage
          id="backOffice.figures.computedAt"
          values={{
            date: <FormattedDate value={at} month="short" day="numeric" />,
            time: <FormattedTime value={at} />,
          }}
        />
      </span>
    )}
  </Text>
)

type TopicProps = { query: ReturnType<typeof queryOf>; figures: Figures }

const Topic = ({ query, figures: { figures, liabilities } }: TopicProps) => (
  <Stack gap="md">
    {(query.topic === 'gifts' || query.topic === 'raffles') && (
      <Funnel topic={query.topic} figures={figures} />
    )}
    <Text size="sm" c="dimmed">
      <FormattedMessage id="backOffice.figures.legend" />
    </Text>
    <div className={classes.cards}>
      {figures.map((figure) => (
        <FigureCard key={figure.metric} figure={figure} period={query.period} />
      ))}
    </div>
    {liabilities.length > 0 && <Liabilities rows={liabilities} />}
  </Stack>
)
