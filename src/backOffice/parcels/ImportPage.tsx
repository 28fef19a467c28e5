// Uploads a CSV file with tracking numbers, shows its plan, and imports it.
import { Alert, FileInput, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { startTrackingImport } from '#generated/backOffice/calls/backOfficeParcels.ts'
import { AnchorLink } from '../shell/AnchorLink.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { longestFile, readCsv } from './readFile.ts'

const importRoute = getRouteApi('/parcels/import')

export function ImportPage() {
  const { id } = importRoute.useSearch()
  return (
    <Stack gap="md">
      <PageHeader
        title={<FormattedMessage id="backOffice.import.title" />}
        back={
          <AnchorLink to="/parcels">
            <FormattedMessage id="backOffice.parcels.back" />
          </AnchorLink>
        }
      />
      <Upload />
      {id !== undefined && <ImportProgress key={id} id={id} />}
    </Stack>
  )
}

function Upload() {
  const intl = useIntl()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending } = useMutation(startTrackingImport.mutation)
  async function upload(file: File) {
    setProblem(undefined)
    const csv = await readCsv(file)
    if (csv.length > longestFile) {
      setProblem(intl.formatMessage({ id: 'backOffice.import.tooLarge' }))
      return
    }
    mutate(
      { csv, fileName: file.name.slice(0, 200) },
      {
        onSuccess: ({ problem: reason, import: started }) => {
          setProblem(reason ?? undefined)
          if (started) void navigate({ to: '/parcels/import', search: { id: started.id } })
        },
      },
    )
  }
  return (
    <Stack gap="sm">
      <Text size="sm" maw={720}>
        <FormattedMessage id="backOffice.import.help" values={{ code: (chunks) => <code>{chunks}</code> }} />
      </Text>
      <FileInput
        maw={420}
        accept=".csv,.tsv,.txt,text/csv"
        label={intl.formatMessage({ id: 'backOffice.import.file' })}
        placeholder={intl.formatMessage({
          id: isPending ? 'backOffice.import.reading' : 'backOffice.import.choose',
        })}
        disabled={isPending}
        value={null}
        onChange={(file) => file && void upload(file)}
      />
      {problem !== undefined && (
        <Alert color="red" role="alert" title={<FormattedMessage id="backOffice.import.unreadable" />}>
          {problem}
        </Alert>
      )}
    </Stack>
  )
}
