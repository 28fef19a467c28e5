// Shows the approval of an import with many rows, and requests it.
import { Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { requestTrackingImport } from '#generated/backOffice/calls/backOfficeParcels.ts'
import type { TrackingImportApproval } from '#generated/backOffice/schema.d.ts'
import { ActButton } from '../members/ActButton.tsx'
import { ReasonForm } from '../members/ReasonForm.tsx'

type Props = { id: string; rows: number; approval: TrackingImportApproval }

export function ImportApproval({ id, rows, approval: { decision, requestedBy, decidedBy } }: Props) {
  const intl = useIntl()
  const { mutateAsync } = useMutation(requestTrackingImport.mutation)
  const label = intl.formatMessage({ id: 'backOffice.import.request' }, { rows })
  return (
    <Group gap="sm">
      {decision !== 'waiting' && decision !== 'approved' && (
        <ActButton label={label} title={label} variant="filled">
          {(dialog) => (
            <ReasonForm
              dialog={dialog}
              text={<FormattedMessage id="backOffice.import.needsApproval" />}
              submitLabel={intl.formatMessage({ id: 'backOffice.bulk.submit' })}
              onSubmit={async (reason) => {
                await mutateAsync({ id, reason })
                return true
              }}
            />
          )}
        </ActButton>
      )}
      <Text size="sm" role="status">
        <FormattedMessage
          id={`backOffice.import.approval.${decision}`}
          values={{ by: decidedBy ?? '–', requestedBy: requestedBy ?? '–' }}
        />
      </Text>
    </Group>
  )
}
