// Timeline of a member: acts, coins, orders, gifts, redemptions and notifications, newest first.
import { Alert, Badge, Button, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { FormattedDate, FormattedMessage } from 'react-intl'
import { listMemberEvents } from '#generated/backOffice/calls/backOfficeMembers.ts'
import type { MemberEvent } from '#generated/backOffice/schema.d.ts'
import { useReadable } from './readable.ts'
import { Section } from './Section.tsx'
import classes from './Member.module.css'

const colors = {
  act: 'gray',
  coins: 'yellow',
  order: 'blue',
  gift: 'pink',
  redemption: 'grape',
  notification: 'teal',
} as const

export function Timeline({ memberId }: { memberId: string }) {
  const pages = useInfiniteQuery(listMemberEvents.pages({ memberId }))
  const events = pages.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Section title={<FormattedMessage id="backOffice.timeline.title" />}>
      {pages.isPending && (
        <Text c="dimmed" size="sm" role="status">
          <FormattedMessage id="backOffice.loading" />
        </Text>
      )}
      {pages.isError && (
        <Alert color="red" title={<FormattedMessage id="backOffice.error.title" />}>
          <Button variant="default" onClick={() => void pages.refetch()}>
            <FormattedMessage id="backOffice.error.retry" />
          </Button>
        </Alert>
      )}
      {pages.isSuccess && events.length === 0 && (
        <Text c="dimmed" size="sm">
          <FormattedMessage id="backOffice.timeline.none" />
        </Text>
      )}
      <ol className={classes.list}>
        {events.map((event) => (
          <Event key={`${event.kind} ${event.id}`} event={event} />
        ))}
      </ol>
      {pages.hasNextPage && (
        <Button
          variant="default"
          className={classes.more}
          loading={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          <FormattedMessage id="backOffice.reviews.more" />
        </Button>
      )}
    </Section>
  )
}

function Event({ event: { kind, at, name, detail } }: { event: MemberEvent }) {
  const readable = useReadable('did')
  return (
    <li className={classes.event}>
      <Badge size="sm" variant="dot" color={colors[kind]} className={classes.kind}>
        <FormattedMessage id={`backOffice.event.${kind}`} />
      </Badge>
      <div>
        <div>{kind === 'act' ? readable(name) : name}</div>
        {detail !== null && (
          <Text size="sm" c="dimmed">
            {detail}
          </Text>
        )}
      </div>
      <Text size="sm" c="dimmed" className={classes.time}>
        <time dateTime={at}>
          <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
        </time>
      </Text>
    </li>
  )
}
