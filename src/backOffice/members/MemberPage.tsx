// Page of a member: account, vouchers, gifts, consents, babies and timeline, with the acts that staff may do.
import { Alert, Anchor, Badge, Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { FormattedDate, FormattedDisplayName, FormattedMessage } from 'react-intl'
import { readMember } from '#generated/backOffice/calls/backOfficeMembers.ts'
import { NOT_FOUND } from '#generated/codes.ts'
import type { MemberAccount } from '#generated/backOffice/schema.d.ts'
import { StaffCallError } from '../client/errors.ts'
import { AnchorLink } from '../shell/AnchorLink.tsx'
import { PendingPage } from '../shell/messagePages.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { useStaff } from '../shell/useStaff.ts'
import { AccountFacts, Balances } from './Account.tsx'
import { Babies } from './Babies.tsx'
import { Consents } from './Consents.tsx'
import { Gifts } from './Gifts.tsx'
import { GrantCoins } from './GrantCoins.tsx'
import { CloseAccount, EndSessions, OfferExport, RemoveSecondFactor } from './MemberActs.tsx'
import { MoveOrder } from './MoveOrder.tsx'
import { Timeline } from './Timeline.tsx'
import { Vouchers } from './Vouchers.tsx'
import classes from './Member.module.css'

const memberRoute = getRouteApi('/members/$memberId')

export function MemberPage() {
  const { memberId } = memberRoute.useParams()
  const { data, error, isPending, refetch } = useQuery({
    ...readMember.query({ memberId }),
    // Each call is recorded as a read of personal data, so that only a person or an act may cause one.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (data) return <Member key={memberId} account={data} />
  if (isPending) return <PendingPage />
  if (error instanceof StaffCallError && error.code === NOT_FOUND) return <NoMember />
  return (
    <Alert color="red" title={<FormattedMessage id="backOffice.error.title" />}>
      <Button variant="default" onClick={() => void refetch()}>
        <FormattedMessage id="backOffice.error.retry" />
      </Button>
    </Alert>
  )
}

function Member({ account }: { account: MemberAccount }) {
  const { may } = useStaff()
  const { id: memberId } = account.member
  return (
    <Stack gap="md">
      <Header account={account} />
      {account.erasesAt !== null && <Closing erasesAt={account.erasesAt} />}
      <Balances account={account} />
      <div className={classes.columns}>
        <Stack gap="md">
          <Vouchers account={account} />
          <Gifts account={account} />
        </Stack>
        <Stack gap="md">
          <AccountFacts account={account} />
          <Consents account={account} />
          {may('openBabies') && <Babies memberId={memberId} />}
        </Stack>
      </div>
      <Timeline memberId={memberId} />
    </Stack>
  )
}

function Header({ account }: { account: MemberAccount }) {
  const { may } = useStaff()
  const { id: memberId, name, countryCode, email, phone } = account.member
  return (
    <PageHeader
      title={name}
      badges={
        <Badge variant="light" color="gray">
          <FormattedDisplayName type="region" value={countryCode} />
        </Badge>
      }
      back={
        <AnchorLink to="/members">
          <FormattedMessage id="backOffice.members.back" />
        </AnchorLink>
      }
      about={[email, phone].filter((contact) => contact !== null).join(' · ')}
    >
      {may('changeMembers') && account.secondFactor && <RemoveSecondFactor memberId={memberId} />}
      {may('changeMembers') && <EndSessions memberId={memberId} />}
      {may('offerExport') && account.erasesAt === null && <OfferExport memberId={memberId} />}
      {may('moveOrders') && account.erasesAt === null && <MoveOrder account={account} />}
      {may('eraseMembers') && account.erasesAt === null && <CloseAccount memberId={memberId} />}
      {may('grantCoins') && <GrantCoins account={account} />}
    </PageHeader>
  )
}

const Closing = ({ erasesAt }: { erasesAt: string }) => (
  <Alert
    color="orange"
    styles={{ title: { color: 'var(--mantine-color-text)' } }}
    title={<FormattedMessage id="backOffice.closing.title" />}
  >
    <FormattedMessage
      id="backOffice.closing.text"
      values={{ date: <FormattedDate value={erasesAt} dateStyle="long" timeStyle="short" /> }}
    />
  </Alert>
)

const NoMember = () => (
  <Stack align="center" mt="xl" role="status">
    <Text size="lg">
      <FormattedMessage id="backOffice.members.gone" />
    </Text>
    <Anchor component={Link} to="/members">
      <FormattedMessage id="backOffice.members.back" />
    </Anchor>
  </Stack>
)
