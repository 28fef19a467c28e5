// Problems that prevent the publication of a change, grouped by topic, with links to the entries.
import { Alert, List, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { AnchorLink } from '../shell/AnchorLink.tsx'
import { entryLabel } from './entries.ts'
import { topicLabel, useLabels } from './form/labels.ts'
import { entrySchema } from './form/schema.ts'
import { readProblems, type Problem, type Topics } from './problems.ts'

type Props = { problems: readonly string[]; topics: Topics; change: string }

export function ProblemList({ problems, topics, change }: Props) {
  const all = readProblems(problems, topics)
  const groups = Map.groupBy(all, ({ topic }) => topic)
  return (
    <Alert
      color="orange"
      title={<FormattedMessage id="backOffice.content.problems" values={{ count: all.length }} />}
    >
      {Array.from(groups, ([name, ofTopic]) => (
        <div key={name ?? ''}>
          {name !== undefined && (
            <Text size="sm" fw={600}>
              {topicLabel(name)}
            </Text>
          )}
          <List size="sm" mb="xs">
            {ofTopic.map((problem) => (
              <List.Item key={`${problem.entry} ${problem.path} ${problem.message}`}>
                <ProblemLine problem={problem} topics={topics} change={change} />
              </List.Item>
            ))}
          </List>
        </div>
      ))}
    </Alert>
  )
}

type LineProps = { problem: Problem; topics: Topics; change: string }

function ProblemLine({ problem: { topic: name, entry, path, message }, topics, change }: LineProps) {
  const { pathLabel } = useLabels()
  const topic = name === undefined ? undefined : topics.get(name)
  const summary = topic?.entries.find(({ id }) => id === entry)
  if (!topic || !summary) return <span>{message}</span>
  const schema = entrySchema(topic.schema, { id: summary.id, list: topic.list })
  const label = pathLabel({ topic: topic.name, root: topic.schema, schema }, path)
  return (
    <span>
      <AnchorLink
        to="/content/topics/$topic/entry"
        params={{ topic: topic.name }}
        search={{ entry: summary.id, change }}
        size="sm"
      >
        {[entryLabel(topic.name, summary), label].filter((part) => part !== '').join(': ')}
      </AnchorLink>
      <span>{` – ${message}`}</span>
    </span>
  )
}
