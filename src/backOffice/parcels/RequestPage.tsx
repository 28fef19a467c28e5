// Page of a request for an export or a move of many parcels: decision, download, progress and report.
import { Anchor, Button, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import { getParcelRequest } from '#generated/backOffice/calls/backOfficeParcels.ts'
import type { ExportDownload, ParcelRequest } from '#generated/backOffice/schema.d.ts'
import { useActName } from '../approvals/useActName.ts'
import { ErrorAlert } from '../shell/ListState.tsx'
import { PendingPage } from '../shell/messagePages.tsx'
import { useHeadingFocus } from '../shell/useHeadingFocus.ts'
import { FilterWords } from './FilterWords.tsx'
import { RequestRows } from './RequestRows.tsx'
import { DecisionBadge } from './RequestsPage.tsx'

const requestRoute = getRouteApi('/parcels/requests/$id')

/** Milliseconds between two reads of a request that waits or runs. */
const pollTime = 2_000

const doneRows = ({ done }: ParcelRequest) =>
  done.moved + done.unchanged + done.refused + done.unknown + done.failed

/** Returns the time until the next read; false if the request no longer changes. */
function pollTimeOf({ state }: { state: { data: ParcelRequest | undefined } }): number | false {
  const request = state.data
  if (!request) return false
  const isRunning =
    request.decision === 'approved' && request.kind === 'parcelMove' && doneRows(request) < request.rows
  return isRunning || request.decision === 'waiting' ? pollTime : false
}

export function RequestPage() {
  const { id } = requestRoute.useParams()
  const request = useQuery({
    ...getParcelRequest.query({ id }),
    refetchInterval: pollTimeOf,
  })
  const { data, error } = request
  if (error) return <ErrorAlert error={error} onRetry={() => void request.refetch()} />
  // A conditional expression would make the inferred types of routes circular.
  if (!data) return <PendingPage />
  return <Request request={data} />
}

function Request({ request }: { request: ParcelRequest }) {
  const heading = useHeadingFocus()
  const nameOf = useActName()
  const { id, decision, kind, reason, filter, download } = request
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Group gap="sm">
          <Title order={1} size="h2" ref={heading} tabIndex={-1}>
            {nameOf(request)}
          </Title>
          <DecisionBadge decision={decision} />
        </Group>
        <Anchor component={Link} to="/parcels/requests">
          <FormattedMessage id="backOffice.requests.back" />
        </Anchor>
      </Group>
      <Paper withBorder p="md">
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            <FilterWords filter={filter} />
          </Text>
          <Text size="sm">{reason}</Text>
          <Text size="sm" role="status">
            <FormattedMessage
              id={`backOffice.requests.${decision}.${kind}`}
              values={{ by: request.decidedBy ?? '–' }}
            />
          </Text>
          {download && <Download id={id} download={download} />}
          {kind === 'parcelMove' && decision === 'approved' && <MoveProgress request={request} />}
        </Stack>
      </Paper>
      {kind === 'parcelMove' && decision === 'approved' && <RequestRows id={id} done={doneRows(request)} />}
    </Stack>
  )
}

function Download({ id, download: { path, left, expiresAt } }: { id: string; download: ExportDownload }) {
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
        <Button component="a" href={path} download onClick={reload}>
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
    <>
      <Progress
        value={rows === 0 ? 100 : (100 * finished) / rows}
        aria-label={intl.formatMessage({ id: 'backOffice.requests.progress' })}
      />
      <Text size="sm">
        <FormattedMessage
          id="backOffice.requests.counts"
          values={{ ...done, count: rows, finished, rest: done.unknown + done.failed }}
        />
      </Text>
    </>
  )
}
