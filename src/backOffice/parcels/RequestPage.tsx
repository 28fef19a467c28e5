// Page of a request for an export or a move of many parcels: decision, download, progress and report.
import { Button, Group, Paper, Progress, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import { getParcelRequest } from '#generated/backOffice/calls/backOfficeParcels.ts'
import type { ExportDownload, ParcelRequest } from '#generated/backOffice/schema.d.ts'
import { useActName } from '../approvals/useActName.ts'
import { Fact, Section } from '../reviews/Facts.tsx'
import { AnchorLink } from '../shell/AnchorLink.tsx'
import { ErrorAlert } from '../shell/List.tsx'
import { PendingPage } from '../shell/messagePages.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { DecisionBadge } from './DecisionBadge.tsx'
import { FilterWords } from '../approvals/FilterWords.tsx'
import { doneRows, isApprovedMove, isPending } from './progress.ts'
import { RequestRows } from './RequestRows.tsx'

const requestRoute = getRouteApi('/parcels/requests/$id')

/** Milliseconds between two reads of a request that waits or runs. */
const pollTime = 2_000

export function RequestPage() {
  const { id } = requestRoute.useParams()
  const request = useQuery({
    ...getParcelRequest.query({ id }),
    refetchInterval: ({ state }) => (state.data && isPending(state.data) ? pollTime : false),
  })
  if (request.isPending) return <PendingPage />
  // A failed poll does not hide the request; the next one may succeed.
  if (!request.data) return <ErrorAlert error={request.error} onRetry={() => void request.refetch()} />
  return <Request request={request.data} />
}

function Request({ request }: { request: ParcelRequest }) {
  const nameOf = useActName()
  const { id, decision, kind, download } = request
  return (
    <Stack gap="md">
      <PageHeader
        title={nameOf(request)}
        badges={<DecisionBadge decision={decision} />}
        back={
          <AnchorLink to="/parcels/requests">
            <FormattedMessage id="backOffice.requests.back" />
          </AnchorLink>
        }
      />
      <Paper withBorder p="md" maw="56rem">
        <Stack gap="md">
          <RequestFacts request={request} />
          <Text size="sm" fw={600} role="status">
            <FormattedMessage
              id={`backOffice.requests.${decision}.${kind}`}
              values={{ by: request.decidedBy ?? '–' }}
            />
          </Text>
          {download && <DownloadButton id={id} download={download} />}
          {isApprovedMove(request) && <MoveProgress request={request} />}
        </Stack>
      </Paper>
      {isApprovedMove(request) && <RequestRows request={request} />}
    </Stack>
  )
}

const RequestFacts = ({ request: { filter, reason, requestedAt } }: { request: ParcelRequest }) => (
  <Section title={<FormattedMessage id="backOffice.requests.request" />}>
    <Fact label={<FormattedMessage id="backOffice.requests.filter" />}>
      <FilterWords filter={filter} />
    </Fact>
    <Fact label={<FormattedMessage id="backOffice.act.reason" />}>{reason}</Fact>
    <Fact label={<FormattedMessage id="backOffice.approvals.requested" />}>
      <FormattedDate value={requestedAt} dateStyle="medium" timeStyle="short" />
    </Fact>
  </Section>
)

type DownloadProps = { id: string; download: ExportDownload }

function DownloadButton({ id, download: { path, left, expiresAt } }: DownloadProps) {
  const client = useQueryClient()
  const isUsable = left > 0
  const reload = () =>
    void setTimeout(
      () => void client.invalidateQueries({ queryKey: getParcelRequest.query({ id }).queryKey }),
      pollTime,
    )
  return (
    <Group gap="sm">
      {isUsable && (
        <Button
          component="a"
          href={path}
          download
          onClick={reload}
          leftSection={<Download size={16} aria-hidden />}
        >
          <FormattedMessage id="backOffice.requests.download" />
        </Button>
      )}
      <Text size="sm" c="dimmed">
        <FormattedMessage
          id={isUsable ? 'backOffice.requests.left' : 'backOffice.requests.ended'}
          values={{
            left,
            until: <FormattedDate value={expiresAt} dateStyle="medium" timeStyle="short" />,
          }}
        />
      </Text>
    </Group>
  )
}

function MoveProgress({ request }: { request: ParcelRequest }) {
  const intl = useIntl()
  const { rows, done } = request
  const finished = doneRows(request)
  return (
    <Stack gap="xs">
      <Progress
        value={rows === 0 ? 100 : (100 * finished) / rows}
        color={finished < rows ? undefined : 'teal'}
        aria-label={intl.formatMessage({ id: 'backOffice.requests.progress' })}
      />
      <Text size="sm">
        <FormattedMessage
          id="backOffice.requests.counts"
          values={{ ...done, count: rows, finished, rest: done.unknown + done.failed }}
        />
      </Text>
    </Stack>
  )
}
