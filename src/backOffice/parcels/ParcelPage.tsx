// Page of a parcel: address, states, tracking number, and the moves that its state allows.
import { Alert, Anchor, Button, Group, List, Paper, Stack, Table, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import { openParcels } from '#generated/backOffice/calls/backOfficeParcels.ts'
import type { MovedParcel, OpenedParcel, ParcelReference } from '#generated/backOffice/schema.d.ts'
import { AnchorLink } from '../shell/AnchorLink.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { PendingPage } from '../shell/messagePages.tsx'
import { Address } from './Address.tsx'
import { writeReferences } from './filter.ts'
import { MoveForm } from './MoveForm.tsx'
import { StateBadge } from './ParcelTable.tsx'
import classes from './ParcelPage.module.css'

const parcelRoute = getRouteApi('/parcels/$source/$id')

export function ParcelPage() {
  const { source, id } = parcelRoute.useParams()
  const kind = source === 'redemption' ? 'redemption' : 'gift'
  const { mutate, data, error, isError } = useMutation(openParcels.mutation)
  const reference: ParcelReference = { kind, id }
  const read = () => mutate({ items: [reference] })
  // Reads the parcel as a write operation, because each reading of an address is recorded.
  // oxlint-disable-next-line react/exhaustive-deps -- the reference is part of the URL
  useEffect(read, [kind, id])
  const [parcel] = data?.items ?? []
  if (isError)
    return (
      <Alert color="red" title={<FormattedMessage id="backOffice.error.title" />}>
        <Text size="sm" mb="sm">
          {error.message}
        </Text>
        <Button variant="default" onClick={read}>
          <FormattedMessage id="backOffice.error.retry" />
        </Button>
      </Alert>
    )
  if (!data) return <PendingPage />
  if (!parcel) return <Missing />
  return <Parcel key={`${parcel.id} ${parcel.state}`} parcel={parcel} onMoved={read} />
}

type ParcelProps = { parcel: OpenedParcel; onMoved: () => void }

function Parcel({ parcel, onMoved }: ParcelProps) {
  const [result, setResult] = useState<MovedParcel>()
  const { source: kind, id } = parcel
  return (
    <Stack gap="md">
      <PageHeader
        title={parcel.product}
        badges={<StateBadge state={parcel.state} />}
        back={
          <AnchorLink to="/parcels">
            <FormattedMessage id="backOffice.parcels.back" />
          </AnchorLink>
        }
      />
      {result && result.outcome !== 'moved' && (
        <Alert color="orange" styles={{ title: { color: 'var(--mantine-color-text)' } }} role="status">
          {result.text}
        </Alert>
      )}
      {parcel.advice.length > 0 && <Advice parcel={parcel} />}
      <div className={classes.columns}>
        <Stack gap="md">
          <Paper withBorder p="md">
            <Group justify="space-between" align="start" mb="xs">
              <Title order={2} size="h5">
                <FormattedMessage id="backOffice.parcel.address" />
              </Title>
              <Anchor
                size="sm"
                renderRoot={(props) => (
                  <Link
                    to="/parcels/print"
                    search={{ layout: 'labels', parcels: writeReferences([{ kind, id }]) }}
                    {...props}
                  />
                )}
              >
                <FormattedMessage id="backOffice.print.label" />
              </Anchor>
            </Group>
            <Address parcel={parcel} />
          </Paper>
          <Facts parcel={parcel} />
        </Stack>
        <Stack gap="md">
          <MoveForm
            parcel={parcel}
            onDone={(moved) => {
              setResult(moved)
              onMoved()
            }}
          />
          <Steps parcel={parcel} />
        </Stack>
      </div>
    </Stack>
  )
}

const Advice = ({ parcel: { advice } }: { parcel: OpenedParcel }) => (
  <Alert
    color="orange"
    variant="light"
    styles={{ title: { color: 'var(--mantine-color-text)' } }}
    title={<FormattedMessage id="backOffice.advice.title" />}
  >
    <List size="sm" spacing={4}>
      {advice.map((each) => (
        <List.Item key={each}>
          <FormattedMessage id={`backOffice.advice.${each}`} />
        </List.Item>
      ))}
    </List>
  </Alert>
)

const Facts = ({ parcel }: { parcel: OpenedParcel }) => (
  <Table verticalSpacing={6} withRowBorders={false}>
    <Table.Tbody>
      <Fact label={<FormattedMessage id="backOffice.reviews.kind" />}>
        <FormattedMessage id={`backOffice.parcelKind.${parcel.kind}`} />
      </Fact>
      <Fact label={<FormattedMessage id="backOffice.parcels.tracking" />}>
        <Tracking parcel={parcel} />
      </Fact>
      <Fact label={<FormattedMessage id="backOffice.parcel.id" />}>{parcel.id}</Fact>
      <Fact label={<FormattedMessage id="backOffice.parcel.member" />}>{parcel.memberId}</Fact>
    </Table.Tbody>
  </Table>
)

const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <Table.Tr>
    <Table.Th w={150} fw={400} c="dimmed" pl={0}>
      {label}
    </Table.Th>
    <Table.Td>
      <span>{children}</span>
    </Table.Td>
  </Table.Tr>
)

function Tracking({ parcel: { carrier, trackingNumber, trackingUrl } }: { parcel: OpenedParcel }) {
  const text = [carrier, trackingNumber].filter(Boolean).join(' ') || '–'
  return trackingUrl === null ? (
    <span>{text}</span>
  ) : (
    <Anchor href={trackingUrl} target="_blank" rel="noopener noreferrer" size="sm">
      {text}
    </Anchor>
  )
}

const Steps = ({ parcel }: { parcel: OpenedParcel }) => (
  <Stack gap={4}>
    <Title order={2} size="h5">
      <FormattedMessage id="backOffice.parcel.steps" />
    </Title>
    <Table verticalSpacing={6} withRowBorders={false}>
      <Table.Tbody>
        {parcel.steps.map(({ state, at }) => (
          <Fact
            key={`${state} ${at}`}
            label={<FormattedDate value={at} dateStyle="medium" timeStyle="short" />}
          >
            <FormattedMessage id={`backOffice.parcelState.${state}`} />
          </Fact>
        ))}
      </Table.Tbody>
    </Table>
  </Stack>
)

const Missing = () => (
  <Stack align="center" mt="xl" role="status">
    <Text size="lg">
      <FormattedMessage id="backOffice.parcel.missing" />
    </Text>
    <Anchor component={Link} to="/parcels">
      <FormattedMessage id="backOffice.parcels.back" />
    </Anchor>
  </Stack>
)
