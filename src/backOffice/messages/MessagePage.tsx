// Page of a contact message: its text, files and earlier answers next to the form for the answer.
import { Stack } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { getContactMessage, listContactMessages } from '#generated/backOffice/calls/backOfficeMessages.ts'
import type { ContactMessageDetail } from '#generated/backOffice/schema.d.ts'
import { useShortcuts } from '../shell/shortcuts.ts'
import { FileViewer } from '../reviews/FileViewer.tsx'
import { AnchorLink } from '../shell/AnchorLink.tsx'
import { ErrorAlert } from '../shell/List.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { PendingPage } from '../shell/messagePages.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { MessageFacts } from './MessageFacts.tsx'
import { MessageState } from './MessageState.tsx'
import { Thread } from './Thread.tsx'
import classes from './MessagePage.module.css'

const messageRoute = getRouteApi('/messages/$id')

export function MessagePage() {
  const { id } = messageRoute.useParams()
  // Reads the message only once, because each read of personal data is recorded in the audit log.
  const once = { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false }
  const message = useQuery({ ...getContactMessage.query({ id }), ...once })
  if (message.isPending) return <PendingPage />
  if (message.error) return <ErrorAlert error={message.error} onRetry={() => void message.refetch()} />
  return <Message key={id} message={message.data} />
}

function Message({ message }: { message: ContactMessageDetail }) {
  const filter = messageRoute.useSearch()
  const openNext = useNext(message.id)
  useShortcuts([['n', openNext, 'backOffice.keys.claim']])
  return (
    <Stack gap="md">
      <PageHeader
        title={message.topicName}
        back={
          <AnchorLink to="/messages" search={filter}>
            <FormattedMessage id="backOffice.messages.back" />
          </AnchorLink>
        }
      />
      <div className={classes.columns}>
        <Stack gap="lg">
          <Thread message={message} />
          {message.files.length > 0 && <FileViewer files={message.files} />}
        </Stack>
        <Stack gap="lg">
          <MessageState message={message} />
          {message.state === 'open' && <AnswerForm message={message} />}
          <MessageFacts message={message} />
        </Stack>
      </div>
    </Stack>
  )
}

/** Returns a function that opens the next message of the list, or the list after the last message. */
function useNext(id: string) {
  const navigate = useNavigate()
  const filter = messageRoute.useSearch()
  const { data } = useInfiniteQuery(listContactMessages.pages(filter))
  const ids = data?.pages.flatMap(({ items }) => items.map((item) => item.id)) ?? []
  const at = ids.indexOf(id)
  // After an answer, the message is no longer in the list of open messages, so the first one is next.
  const next = ids[at + 1]
  return () =>
    void (next === undefined
      ? navigate({ to: '/messages', search: filter })
      : navigate({ to: '/messages/$id', params: { id: next }, search: filter }))
}
