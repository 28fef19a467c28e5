// Shows the text of a message and the answers to it, as plain text.
import { Group, Paper, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import type { ContactMessageDetail } from '#generated/backOffice/schema.d.ts'
import { languageTag } from './languageTag.ts'
import classes from './MessagePage.module.css'

export const Thread = ({ message }: { message: ContactMessageDetail }) => (
  <Stack gap="sm">
    <Letter
      from={message.name ?? message.replyTo}
      at={message.receivedAt}
      text={message.text}
      lang={languageTag[message.language]}
    />
    {message.answers.map((answer) => (
      <Letter
        key={answer.id}
        isAnswer
        from={
          <FormattedMessage id="backOffice.messages.answerBy" values={{ staff: answer.answeredBy ?? '–' }} />
        }
        at={answer.answeredAt}
        text={answer.text}
        lang={languageTag[message.language]}
      />
    ))}
  </Stack>
)

type LetterProps = { from: ReactNode; at: string; text: string; lang: string; isAnswer?: boolean }

const Letter = ({ from, at, text, lang, isAnswer = false }: LetterProps) => (
  <Paper withBorder p="md" className={isAnswer ? classes.answer : undefined}>
    <Group justify="space-between" mb="xs" wrap="nowrap" align="start">
      <Text size="sm" fw={600} className={classes.text}>
        {from}
      </Text>
      <Text size="sm" c="dimmed" style={{ flexShrink: 0 }}>
        <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
      </Text>
    </Group>
    <Text lang={lang} dir="auto" className={classes.text}>
      {text}
    </Text>
  </Paper>
)
