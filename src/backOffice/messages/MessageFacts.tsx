// Facts about a message: reference, language, sender, and earlier messages of the same sender.
import { Badge, Group, Stack, Text, Title } from '@mantine/core'
import { FormattedDate, FormattedMessage } from 'react-intl'
import type { ContactMessageDetail, EarlierContactMessage } from '#generated/backOffice/schema.d.ts'
import { stateColors } from './stateColors.ts'
import { Fact, Section } from '../reviews/Facts.tsx'
import { AnchorLink } from '../shell/AnchorLink.tsx'
import { MemberLink } from '../shell/MemberLink.tsx'
import { useStaff } from '../shell/useStaff.ts'

export function MessageFacts({ message }: { message: ContactMessageDetail }) {
  const { member, earlier } = message
  const { may } = useStaff()
  return (
    <Stack gap="md">
      <Section title={<FormattedMessage id="backOffice.messages.message" />}>
        <Fact label={<FormattedMessage id="backOffice.messages.reference" />}>{message.reference}</Fact>
        <Fact label={<FormattedMessage id="backOffice.messages.language" />}>
          <FormattedMessage id={`backOffice.language.${message.language}`} />
        </Fact>
        <Fact label={<FormattedMessage id="backOffice.messages.due" />}>
          <FormattedDate value={message.dueAt} dateStyle="medium" timeStyle="short" />
        </Fact>
      </Section>
      <Section title={<FormattedMessage id="backOffice.messages.sender" />}>
        <Fact label={<FormattedMessage id="backOffice.messages.replyTo" />}>{message.replyTo}</Fact>
        {member ? (
          <>
            {may('findMembers') && (
              <Fact label={<FormattedMessage id="backOffice.facts.member" />}>
                <MemberLink memberId={member.id} size="sm">
                  <FormattedMessage id="backOffice.messages.openMember" />
                </MemberLink>
              </Fact>
            )}
            <Fact label={<FormattedMessage id="backOffice.facts.joined" />}>
              <FormattedDate value={member.joinedAt} dateStyle="medium" />
            </Fact>
            <Fact label={<FormattedMessage id="backOffice.facts.level" />}>{String(member.level)}</Fact>
            <Fact label={<FormattedMessage id="backOffice.reviews.country" />}>{member.countryCode}</Fact>
          </>
        ) : (
          <Fact label={<FormattedMessage id="backOffice.facts.member" />}>
            <FormattedMessage id="backOffice.facts.visitor" />
          </Fact>
        )}
      </Section>
      {earlier.length > 0 && <Earlier messages={earlier} />}
    </Stack>
  )
}

const Earlier = ({ messages }: { messages: readonly EarlierContactMessage[] }) => (
  <Stack gap={6}>
    <Title order={2} size="h5">
      <FormattedMessage id="backOffice.messages.earlier" />
    </Title>
    {messages.map(({ id, topicName, state, receivedAt }) => (
      <Group key={id} gap="xs">
        <AnchorLink to="/messages/$id" params={{ id }} size="sm">
          {topicName}
        </AnchorLink>
        <Text size="sm" c="dimmed">
          <FormattedDate value={receivedAt} dateStyle="medium" />
        </Text>
        <Badge variant="dot" color={stateColors[state]}>
          <FormattedMessage id={`backOffice.messageState.${state}`} />
        </Badge>
      </Group>
    ))}
  </Stack>
)
