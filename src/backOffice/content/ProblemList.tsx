// Problems that prevent the publication of a change, grouped by topic, with links to the entries.
import { Alert, List, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { AnchorLink } from '../shell/AnchorLink.tsx'
import { entryLabel } from './entries.ts'
import { inLabels, topicLabel, useLabels } from './form/labels.ts'
import { entrySchema } from './form/schema.ts'
import type { ContentProblem } from '#generated/backOffice/schema.d.ts'
import type { Topics } from './problems.ts'

type Props = { problems: readonly ContentProblem[]; topics: Topics; change: string }

export function ProblemList({ problems, topics, change }: Props) {
  const groups = Map.groupBy(problems, ({ topic }) => topic)
  return (
    <Alert
      color="orange"
      title={<FormattedMessage id="backOffice.content.problems" values={{ count: problems.length }} />}
    >
      {Array.from(groups, ([name, ofTopic]) => (
        <div key={name}>
          <Text size="sm" fw={600}>
            {topicLabel(name)}
          </Text>
          <List size="sm" mb="xs">
            {ofTopic.map((problem) => (
              <List.Item key={`${problem.entry} ${problem.path} ${problem.text}`}>
                <ProblemLine problem={problem} topics={topics} change={change} />
              </List.Item>
            ))}
          </List>
        </div>
      ))}
    </Alert>
  )
}

type LineProps = { problem: ContentProblem; topics: Topics; change: string }

function ProblemLine({ problem: { topic: name, entry, path, text }, topics, change }: LineProps) {
  const { pathLabel } = useLabels()
  const topic = topics.get(name)
  const summary = topic?.entries.find(({ id }) => id === entry)
  if (!topic || !summary) return <span>{text}</span>
  const schema = entrySchema(topic.schema, { id: summary.id, list: topic.list })
  const label = pathLabel({ topic: topic.name, root: topic.schema, schema }, path)
  return (
    <span>
      <AnchorLink
        to="/content/topics/$topic/entry"
        params={{ topic: topic.name }}
        search={{ entry: summary.id, change, ...(path !== '' && { field: path }) }}
        size="sm"
      >
        {[entryLabel(topic.name, summary), label].filter((part) => part !== '').join(': ')}
      </AnchorLink>
      <span>{` – ${inLabels(topic.name, text)}`}</span>
    </span>
  )
}
