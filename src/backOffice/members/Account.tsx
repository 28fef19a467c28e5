// Account of a member: balances, and the facts that staff need to answer a question.
import { Paper, SimpleGrid, Text } from '@mantine/core'
import { useInterval } from '@mantine/hooks'
import { useState, type ReactNode } from 'react'
import { FormattedDate, FormattedMessage, FormattedNumber, FormattedTime } from 'react-intl'
import type { MemberAccount } from '#generated/backOffice/schema.d.ts'
import { Section } from './Section.tsx'
import classes from './Member.module.css'

const balances = ['coins', 'points', 'level', 'sessions'] as const

export const Balances = ({ account }: { account: MemberAccount }) => (
  <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="md">
    {balances.map((name) => (
      <Paper key={name} component="dl" withBorder px="md" py="sm" m={0}>
        <Text component="dt" size="sm" c="dimmed">
          <FormattedMessage id={`backOffice.account.${name}`} />
        </Text>
        <Text component="dd" size="xl" fw={600} m={0}>
          <FormattedNumber value={account[name]} />
        </Text>
      </Paper>
    ))}
  </SimpleGrid>
)

export function AccountFacts({ account }: { account: MemberAccount }) {
  const { member, timeZone, lastSeenAt, secondFactor } = account
  return (
    <Section title={<FormattedMessage id="backOffice.account.title" />}>
      <dl className={classes.facts}>
        <Fact label={<FormattedMessage id="backOffice.account.id" />}>{member.id}</Fact>
        <Fact label={<FormattedMessage id="backOffice.facts.joined" />}>
          <FormattedDate value={member.joinedAt} dateStyle="medium" />
        </Fact>
        <Fact label={<FormattedMessage id="backOffice.account.lastSeen" />}>
          {lastSeenAt === null ? (
            <span>–</span>
          ) : (
            <span>
              <FormattedDate value={lastSeenAt} dateStyle="medium" />
            </span>
          )}
        </Fact>
        <Fact label={<FormattedMessage id="backOffice.account.localTime" />}>
          <FormattedMessage
            id="backOffice.account.localTime.value"
            values={{ time: <LocalTime timeZone={timeZone} />, timeZone }}
          />
        </Fact>
        <Fact label={<FormattedMessage id="backOffice.account.secondFactor" />}>
          <FormattedMessage id={secondFactor ? 'backOffice.account.on' : 'backOffice.account.off'} />
        </Fact>
      </dl>
    </Section>
  )
}

const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>
      <span>{children}</span>
    </dd>
  </>
)

function LocalTime({ timeZone }: { timeZone: string }) {
  const [now, setNow] = useState(Date.now)
  useInterval(() => setNow(Date.now()), 30_000, { autoInvoke: true })
  return <FormattedTime value={now} timeZone={timeZone} />
}
