// Edit of an entry in a change: its differences in words, a link to the entry, and a button that undoes the edit.
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, FormattedRelativeTime, useIntl } from 'react-intl'
import { resetContentEntry } from '#generated/backOffice/calls/backOfficeContent.ts'
import type { ContentChange, ContentEdit, ContentTopic } from '#generated/backOffice/schema.d.ts'
import { ageIn } from '../reviews/age.ts'
import { AnchorLink } from '../shell/AnchorLink.tsx'
import { DifferenceLine } from './DifferenceLine.tsx'
import { entryLabel } from './entries.ts'
import { topicLabel, useLabels } from './form/labels.ts'
import { entrySchema } from './form/schema.ts'
import { showOutcome } from './outcome.tsx'
import { EditKind } from './states.tsx'
import classes from './Content.module.css'

type Props = { edit: ContentEdit; change: ContentChange; topic: ContentTopic | undefined }

/** Number of differences that are visible until staff open the others. */
const firstLines = 8

/** Size of a photograph, which belongs to its picture. */
const sizePattern = /(?:^|\.)photo\.(?:width|height)$/

export function EditCard({ edit, change, topic }: Props) {
  const { pathLabel } = useLabels()
  const [isLong, setLong] = useState(false)
  const root = topic?.schema ?? {}
  const schema = entrySchema(root, { id: edit.entry, list: topic?.list ?? null })
  const allLines = edit.lines.filter(({ path }) => !sizePattern.test(path))
  const lines = isLong ? allLines : allLines.slice(0, firstLines)
  return (
    <Card withBorder padding="md" component="article">
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <Group gap="sm">
            <Title order={2} size="h5">
              <AnchorLink
                to="/content/topics/$topic/entry"
                params={{ topic: edit.topic }}
                search={{ entry: edit.entry, change: change.id }}
                inherit
              >
                {entryLabel(edit.topic, { id: edit.entry, title: edit.title })}
              </AnchorLink>
            </Title>
            <EditKind kind={edit.kind} />
          </Group>
          {change.state === 'draft' && <Undo edit={edit} change={change.id} />}
        </Group>
        <Text size="sm" c="dimmed" mt={-8}>
          <FormattedMessage
            id="backOffice.content.editedBy"
            values={{
              topic: topicLabel(edit.topic),
              staff: edit.changedBy,
              time: <FormattedRelativeTime {...ageIn(edit.changedAt)} />,
            }}
          />
        </Text>
        {edit.kind !== 'removed' && lines.length > 0 && (
          <dl className={classes.differences}>
            {lines.map((line) => (
              <DifferenceLine
                key={line.path}
                label={pathLabel({ topic: edit.topic, root, schema }, line.path)}
                line={line}
              />
            ))}
          </dl>
        )}
        {edit.kind !== 'removed' && allLines.length > firstLines && (
          <Button variant="subtle" size="compact-sm" w="max-content" onClick={() => setLong(!isLong)}>
            <FormattedMessage
              id={isLong ? 'backOffice.content.fewer' : 'backOffice.content.more'}
              values={{ count: allLines.length }}
            />
          </Button>
        )}
      </Stack>
    </Card>
  )
}

function Undo({ edit: { topic, entry, title }, change }: { edit: ContentEdit; change: string }) {
  const intl = useIntl()
  const reset = useMutation(resetContentEntry.mutation)
  const label = intl.formatMessage({ id: 'backOffice.content.undo' })
  const undo = () => {
    if (reset.isPending) return
    reset.mutate(
      { id: change, topic, entry },
      { onSuccess: ({ outcome }) => showOutcome(outcome, 'backOffice.content.undone') },
    )
  }
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={`${label}: ${title}`}
      loading={reset.isPending}
      onClick={undo}
    >
      {label}
    </Button>
  )
}
