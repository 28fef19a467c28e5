// Prints a packing list or address labels on A4 paper. The browser prints or saves a PDF, because it shapes Thai and
// Vietnamese text.
import { Alert, Anchor, Button, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { openParcels } from '#generated/backOffice/calls/backOfficeParcels.ts'
import type { OpenedParcel } from '#generated/backOffice/schema.d.ts'
import { PendingPage } from '../shell/messagePages.tsx'
import { useHeadingFocus } from '../shell/useHeadingFocus.ts'
import { readReferences } from './filter.ts'
import { Labels } from './Labels.tsx'
import { PackingList } from './PackingList.tsx'
import classes from './PrintPage.module.css'

const printRoute = getRouteApi('/parcels/print')
export const layouts = ['list', 'labels'] as const

const unsent: readonly OpenedParcel['state'][] = ['reserved', 'confirmed', 'packed']

export function PrintPage() {
  const { parcels: references } = printRoute.useSearch()
  const items = readReferences(references)
  const { mutate, data, error } = useMutation(openParcels.mutation)
  const read = () => (items.length > 0 ? mutate({ items }) : undefined)
  // Reads the parcels as a write operation, because each reading of an address is recorded.
  // oxlint-disable-next-line react/exhaustive-deps -- the references are part of the URL
  useEffect(read, [references])
  if (items.length === 0)
    return (
      <Text>
        <FormattedMessage id="backOffice.print.none" />
      </Text>
    )
  if (error)
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
  return <Sheets parcels={data.items} />
}

function Sheets({ parcels }: { parcels: readonly OpenedParcel[] }) {
  const { layout, parcels: references } = printRoute.useSearch()
  const ended = parcels.filter(({ state }) => !unsent.includes(state))
  return (
    <div>
      <Stack gap="md" mb="md" className={classes.screen}>
        <Tools layout={layout} references={references} />
        {ended.length > 0 && (
          <Alert color="orange">
            <FormattedMessage id="backOffice.print.ended" values={{ count: ended.length }} />
          </Alert>
        )}
      </Stack>
      {layout === 'labels' ? <Labels parcels={parcels} /> : <PackingList parcels={parcels} />}
    </div>
  )
}

function Tools({ layout, references }: { layout: (typeof layouts)[number]; references: string }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const heading = useHeadingFocus()
  return (
    <Group justify="space-between">
      <Group gap="md">
        <Title order={1} size="h2" ref={heading} tabIndex={-1}>
          <FormattedMessage id="backOffice.print.title" />
        </Title>
        <SegmentedControl
          aria-label={intl.formatMessage({ id: 'backOffice.print.layout' })}
          value={layout}
          onChange={(value) =>
            void navigate({
              to: '/parcels/print',
              search: { layout: layouts.find((each) => each === value) ?? 'list', parcels: references },
              replace: true,
            })
          }
          data={layouts.map((value) => ({
            value,
            label: intl.formatMessage({ id: `backOffice.print.${value}` }),
          }))}
        />
      </Group>
      <Group gap="md">
        <Anchor component={Link} to="/parcels">
          <FormattedMessage id="backOffice.parcels.back" />
        </Anchor>
        <Button onClick={() => print()}>
          <FormattedMessage id="backOffice.print.button" />
        </Button>
      </Group>
    </Group>
  )
}
