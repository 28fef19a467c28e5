// Notes of a change: its acts and the comments of staff, oldest first, and the form for a comment.
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { FormattedMessage, FormattedRelativeTime, useIntl } from 'react-intl'
import { commentContentChange } from '#generated/backOffice/calls/backOfficeContent.ts'
import type { ContentChangeDetail, ContentNote } from '#generated/backOffice/schema.d.ts'
import { contentCommentRequestTextMax } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import { Section } from '../members/Section.tsx'
import { ageIn } from '../reviews/age.ts'
import classes from './Content.module.css'

export function Notes({ detail: { change, notes } }: { detail: ContentChangeDetail }) {
  return (
    <Section title={<FormattedMessage id="backOffice.content.notes" />}>
      {notes.length > 0 && (
        <ol className={classes.notes}>
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} />
          ))}
        </ol>
      )}
      <CommentForm id={change.id} />
    </Section>
  )
}

const NoteItem = ({ note: { kind, text, author, at } }: { note: ContentNote }) => (
  <li>
    <Text size="sm" fw={600}>
      <FormattedMessage id={`backOffice.contentNote.${kind}`} />
    </Text>
    {text !== '' && (
      <Text size="sm" className={classes.lines}>
        {text}
      </Text>
    )}
    <Text size="xs" c="dimmed">
      {author !== null && <span>{`${author} · `}</span>}
      <span>
        <FormattedRelativeTime {...ageIn(at)} />
      </span>
    </Text>
  </li>
)

function CommentForm({ id }: { id: string }) {
  const intl = useIntl()
  const [text, setText] = useState('')
  const comment = useMutation(commentContentChange.mutation)
  const isReady = text.trim() !== ''
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isReady || comment.isPending) return
    comment.mutate({ id, text: text.trim() }, { onSuccess: () => setText('') })
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        <Textarea
          label={intl.formatMessage({ id: 'backOffice.content.comment' })}
          autosize
          minRows={2}
          maxRows={10}
          maxLength={contentCommentRequestTextMax}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Group>
          <Button type="submit" variant="default" loading={comment.isPending} disabled={!isReady}>
            <FormattedMessage id="backOffice.content.comment.send" />
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
