// Lists the requests of the staff member for exports and moves of many parcels, newest first.
import { Anchor, Badge, Group, Stack, Text, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, FormattedRelativeTime, useIntl } from 'react-intl'
import { listParcelRequests } from '#generated/backOffice/calls/backOfficeParcels.ts'
import type { ApprovalState, ParcelRequest } from '#generated/backOffice/schema.d.ts'
import { useActName } from '../approvals/useActName.ts'
import { ageIn } from '../reviews/age.ts'
import { columnsOf, DataTable } from '../shell/DataTable.tsx'
import { ListState } from '../shell/ListState.tsx'
import { useHeadingFocus } from '../shell/useHeadingFocus.ts'
import { useRowKeys } from '../shell/useRowKeys.ts'
import { FilterWords } from './FilterWords.tsx'

const colors: Record<ApprovalState, string> = {
  waiting: 'yellow',
  approved: 'teal',
  rejected: 'red',
  expired: 'gray',
}

export const DecisionBadge = ({ decision }: { decision: ApprovalState }) => (
  <Badge variant="outline" color={colors[decision]} c="var(--mantine-color-text)" miw="max-content">
    <FormattedMessage id={`backOffice.decisionState.${decision}`} />
  </Badge>
)

function RequestLink({ request }: { request: ParcelRequest }) {
  const nameOf = useActName()
  return (
    <Anchor
      size="sm"
      renderRoot={(props) => <Link to="/parcels/requests/$id" params={{ id: request.id }} {...props} />}
    >
      {nameOf(request)}
    </Anchor>
  )
}

const column = columnsOf<ParcelRequest>()
const columns = column.columns([
  column.display({
    id: 'act',
    header: () => <FormattedMessage id="backOffice.approvals.act" />,
    cell: ({ row: { original } }) => <RequestLink request={original} />,
  }),
  column.accessor('filter', {
    header: () => <FormattedMessage id="backOffice.requests.filter" />,
    cell: ({ getValue }) => <FilterWords filter={getValue()} />,
  }),
  column.accessor('decision', {
    header: () => <FormattedMessage id="backOffice.approvals.decision" />,
    cell: ({ getValue }) => <DecisionBadge decision={getValue()} />,
  }),
  column.accessor('requestedAt', {
    header: () => <FormattedMessage id="backOffice.approvals.requested" />,
    cell: ({ getValue }) => <FormattedRelativeTime {...ageIn(getValue())} />,
  }),
])

export function RequestsPage() {
  const intl = useIntl()
  const heading = useHeadingFocus()
  const { body } = useRowKeys()
  const pages = useInfiniteQuery(listParcelRequests.pages({}))
  const rows = pages.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={1} size="h2" ref={heading} tabIndex={-1}>
          <FormattedMessage id="backOffice.requests.title" />
        </Title>
        <Anchor component={Link} to="/parcels">
          <FormattedMessage id="backOffice.parcels.back" />
        </Anchor>
      </Group>
      <ListState query={pages}>
        {rows.length === 0 ? (
          <Text c="dimmed">
            <FormattedMessage id="backOffice.requests.none" />
          </Text>
        ) : (
          <DataTable
            columns={columns}
            rows={rows}
            bodyRef={body}
            label={intl.formatMessage({ id: 'backOffice.requests.title' })}
            minWidth={700}
          />
        )}
      </ListState>
    </Stack>
  )
}
