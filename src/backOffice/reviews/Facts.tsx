// Facts for a decision: the claim, the member, and earlier items with the same picture or order number.
import { Alert, Badge, Group, Stack, Table, Text, Title } from '@mantine/core'
import { FormattedDate, FormattedMessage, FormattedRelativeTime } from 'react-intl'
import type { ReactNode } from 'react'
import type { EarlierReview, ReviewDetail } from '#generated/backOffice/schema.d.ts'
import { CountryName } from '../shell/CountryName.tsx'
import { ageIn } from './age.ts'

export function Facts({ item }: { item: ReviewDetail }) {
  const { member, earlier } = item
  return (
    <Stack gap="md">
      {earlier.length > 0 && <EarlierItems items={earlier} memberId={member?.id ?? null} />}
      <Section title={<FormattedMessage id="backOffice.facts.claim" />}>
        <Fact label={<FormattedMessage id="backOffice.reviews.kind" />}>
          <FormattedMessage id={`backOffice.kind.${item.kind}`} />
        </Fact>
        {item.orderNumber !== null && (
          <Fact label={<FormattedMessage id="backOffice.facts.order" />}>{item.orderNumber}</Fact>
        )}
        {item.purchasedOn !== null && (
          <Fact label={<FormattedMessage id="backOffice.facts.purchase" />}>
            <FormattedDate value={`${item.purchasedOn}T00:00:00Z`} timeZone="UTC" dateStyle="medium" />
          </Fact>
        )}
        {item.year !== null && (
          <Fact label={<FormattedMessage id="backOffice.facts.year" />}>{String(item.year)}</Fact>
        )}
        <Fact label={<FormattedMessage id="backOffice.reviews.submitted" />}>
          <FormattedRelativeTime {...ageIn(item.submittedAt)} />
        </Fact>
        <Fact label={<FormattedMessage id="backOffice.reviews.country" />}>
          <CountryName code={item.countryCode} />
        </Fact>
      </Section>
      <Section title={<FormattedMessage id="backOffice.facts.member" />}>
        {member ? (
          <>
            <Fact label={<FormattedMessage id="backOffice.facts.joined" />}>
              <FormattedDate value={member.joinedAt} dateStyle="medium" />
            </Fact>
            <Fact label={<FormattedMessage id="backOffice.facts.level" />}>{String(member.level)}</Fact>
            <Fact label={<FormattedMessage id="backOffice.facts.before" />}>
              <FormattedMessage
                id="backOffice.facts.decisions"
                values={{ accepted: member.accepted, refused: member.refused }}
              />
            </Fact>
          </>
        ) : (
          <Fact label={<FormattedMessage id="backOffice.facts.member" />}>
            <FormattedMessage id="backOffice.facts.visitor" />
          </Fact>
        )}
      </Section>
    </Stack>
  )
}

export const Section = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Stack gap={4}>
    <Title order={2} size="h5">
      {title}
    </Title>
    <Table verticalSpacing={6} withRowBorders={false}>
      <Table.Tbody>{children}</Table.Tbody>
    </Table>
  </Stack>
)

export const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <Table.Tr>
    <Table.Th w={150} fw={400} c="dimmed" pl={0}>
      {label}
    </Table.Th>
    <Table.Td>
      <span>{children}</span>
    </Table.Td>
  </Table.Tr>
)

type EarlierProps = { items: readonly EarlierReview[]; memberId: string | null }

const EarlierItems = ({ items, memberId }: EarlierProps) => (
  <Alert
    color="orange"
    variant="light"
    styles={{ title: { color: 'inherit' } }}
    title={<FormattedMessage id="backOffice.facts.earlier" values={{ count: items.length }} />}
  >
    <Stack gap={6}>
      {items.map((item) => (
        <Group key={`${item.kind} ${item.id}`} gap="xs">
          {item.matches.map((match) => (
            <Badge key={match} color="gray" variant="white" c="dark.9">
              <FormattedMessage id={`backOffice.match.${match}`} />
            </Badge>
          ))}
          <Text size="sm">
            <FormattedMessage
              id={item.memberId === memberId ? 'backOffice.facts.sameMember' : 'backOffice.facts.otherMember'}
              values={{
                state: <FormattedMessage id={`backOffice.state.${item.state}`} />,
                date: <FormattedDate value={item.submittedAt} dateStyle="medium" />,
              }}
            />
          </Text>
        </Group>
      ))}
    </Stack>
  </Alert>
)
