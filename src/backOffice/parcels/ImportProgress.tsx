// Shows the plan, the progress and the report of an import, and runs it in several calls.
import { Alert, Button, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { getTrackingImport, runTrackingImport } from '#generated/backOffice/calls/backOfficeParcels.ts'
import type { TrackingImport } from '#generated/backOffice/schema.d.ts'
import { PendingPage } from '../shell/messagePages.tsx'
import { ImportApproval } from './ImportApproval.tsx'
import { ImportRows } from './ImportRows.tsx'

/** Milliseconds between two reads of an import that waits for approval, or that a job runs. */
const pollTime = 2_000

const isOpen = ({ approval, waiting }: TrackingImport) =>
  waiting > 0 && (approval?.decision === 'waiting' || approval?.decision === 'approved')

export function ImportProgress({ id }: { id: string }) {
  const { data: progress, error } = useQuery({
    ...getTrackingImport.query({ id }),
    refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? pollTime : false),
  })
  if (error)
    return (
      <Alert color="red">
        <span>{error.message}</span>
      </Alert>
    )
  if (!progress) return <PendingPage />
  return <Import progress={progress} />
}

function Import({ progress }: { progress: TrackingImport }) {
  const intl = useIntl()
  const { run, stop, isRunning } = useRun(progress)
  const { rows, waiting, planned, done, approval } = progress
  const title = progress.fileName ?? intl.formatMessage({ id: 'backOffice.import.file' })
  /** Number of waiting rows that will change a parcel. */
  const changes = planned.ship + planned.change
  const hasStarted = done.ship + done.change + done.unchanged > 0
  return (
    <Stack gap="md">
      <Paper withBorder p="md">
        <Stack gap="sm">
          <Title order={2} size="h4">
            <span>{title}</span>
          </Title>
          <Text size="sm" role="status">
            <FormattedMessage
              id={waiting === 0 ? 'backOffice.import.result' : 'backOffice.import.plan'}
              values={{
                rows,
                ship: planned.ship + done.ship,
                change: planned.change + done.change,
                unchanged: planned.unchanged + done.unchanged,
                rejected: planned.rejected + done.rejected,
              }}
            />
          </Text>
          {(isRunning || hasStarted) && (
            <Progress
              value={rows === 0 ? 100 : (100 * (rows - waiting)) / rows}
              color={waiting > 0 ? undefined : 'teal'}
              aria-label={intl.formatMessage({ id: 'backOffice.import.progress' })}
            />
          )}
          {waiting > 0 && changes === 0 && !approval && (
            <Text size="sm" c="dimmed">
              <FormattedMessage id="backOffice.import.nothing" />
            </Text>
          )}
          {waiting > 0 && approval && <ImportApproval id={progress.id} rows={rows} approval={approval} />}
          {changes > 0 && !approval && (
            <Group gap="sm">
              <Button onClick={run} loading={isRunning}>
                <FormattedMessage
                  id={hasStarted ? 'backOffice.import.continue' : 'backOffice.import.run'}
                  values={{ count: changes }}
                />
              </Button>
              {isRunning ? (
                <Button variant="default" onClick={stop}>
                  <FormattedMessage id="backOffice.import.stop" />
                </Button>
              ) : (
                <Text size="sm" c="dimmed">
                  <FormattedMessage id="backOffice.import.untouched" />
                </Text>
              )}
            </Group>
          )}
        </Stack>
      </Paper>
      <ImportRows id={progress.id} waiting={waiting} />
    </Stack>
  )
}

/** Calls the server until no row waits. The import stops with the page, and continues when somebody opens it again. */
function useRun({ id, waiting }: TrackingImport) {
  const { mutateAsync } = useMutation(runTrackingImport.mutation)
  const [isRunning, setRunning] = useState(false)
  const hasStopped = useRef(false)
  const stop = () => {
    hasStopped.current = true
  }
  useEffect(
    () => () => {
      hasStopped.current = true
    },
    [],
  )
  async function run() {
    hasStopped.current = false
    setRunning(true)
    let before = waiting
    while (!hasStopped.current) {
      // The query client shows the error of a failed call; a click continues the import.
      const after = await mutateAsync({ id }).catch(() => undefined)
      // Another browser imports the rows if their number does not decrease.
      if (!after || after.waiting === 0 || after.waiting >= before) break
      before = after.waiting
    }
    setRunning(false)
  }
  return { run: () => void run(), stop, isRunning }
}
