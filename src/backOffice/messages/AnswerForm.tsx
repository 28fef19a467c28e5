// Form for the answer to a message: a template in the language of the message, which staff edit before they send it.
import { Button, Group, Kbd, Paper, Select, Stack, Text, Textarea } from '@mantine/core'
import { getHotkeyHandler } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { answerContactMessage } from '#generated/backOffice/calls/backOfficeMessages.ts'
import type { ContactMessageDetail } from '#generated/backOffice/schema.d.ts'
import { AnswerTextMax } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import { useShortcuts } from '../shell/shortcuts.ts'
import { languageTag } from './languageTag.ts'
import { LostChange } from './LostChange.tsx'
import classes from './MessagePage.module.css'

export function AnswerForm({ message }: { message: ContactMessageDetail }) {
  const intl = useIntl()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [template, setTemplate] = useState<string | null>(null)
  const { send, isPending } = useAnswer(message, text)
  const isReady = text.trim() !== '' && !isPending
  const lang = languageTag[message.language]
  useShortcuts([['e', () => field.current?.focus(), 'backOffice.keys.answer']])

  function choose(id: string | null) {
    const chosen = message.templates.find((each) => each.id === id)
    const current = message.templates.find((each) => each.id === template)
    setTemplate(id)
    if (!chosen) return
    // Replaces an unchanged template, but never text that somebody typed.
    const isUntouched = text.trim() === '' || text === current?.text
    setText(isUntouched ? chosen.text : `${text}\n\n${chosen.text}`)
    field.current?.focus()
  }

  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Text size="sm" className={classes.text}>
          <FormattedMessage id="backOffice.messages.to" values={{ address: message.replyTo }} />
        </Text>
        <Text size="sm" fw={600} lang={lang} className={classes.text}>
          {message.subject}
        </Text>
        <Select
          label={intl.formatMessage({ id: 'backOffice.messages.template' })}
          placeholder={intl.formatMessage({ id: 'backOffice.messages.noTemplate' })}
          data={message.templates.map(({ id, name }) => ({ value: id, label: name }))}
          value={template}
          onChange={choose}
        />
        <Textarea
          ref={field}
          label={intl.formatMessage({ id: 'backOffice.messages.answer' })}
          lang={lang}
          autosize
          minRows={8}
          maxRows={20}
          maxLength={AnswerTextMax}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
          onKeyDown={getHotkeyHandler([['mod+Enter', () => isReady && send()]])}
        />
        <Text size="sm" c="dimmed" lang={lang} className={classes.footer}>
          {message.footer}
        </Text>
        <Group gap="sm">
          <Button onClick={send} loading={isPending} disabled={!isReady}>
            <FormattedMessage id="backOffice.messages.send" />
          </Button>
          <Text size="sm" c="dimmed">
            <Kbd>{intl.formatMessage({ id: 'backOffice.messages.sendKeys' })}</Kbd>
          </Text>
        </Group>
      </Stack>
    </Paper>
  )
}

function useAnswer({ id }: ContactMessageDetail, text: string) {
  const answer = useMutation(answerContactMessage.mutation)
  const sendOnce = async () => {
    if (answer.isPending) return
    // Awaits the result instead of a callback, because callbacks end with the form, and the page of an answered message
    // has no form. The query client shows the error of a failed call.
    const result = await answer.mutateAsync({ id, text }).catch(() => undefined)
    if (!result) return
    notifications.show(
      result.changed
        ? { message: <FormattedMessage id="backOffice.messages.done.answered" /> }
        : { color: 'orange', autoClose: 10_000, message: <LostChange change={result} /> },
    )
  }
  const send = () => void sendOnce()
  return { send, isPending: answer.isPending }
}
