// Published versions of a topic, each with a button that creates a change with this version.
import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { listContentVersions, restoreContentVersion } from '#generated/backOffice/calls/backOfficeContent.ts'
import type { ContentVersion } from '#generated/backOffice/schema.d.ts'
import { ActButton, type ActDialog } from '../members/ActButton.tsx'
import { EmptyState } from '../shell/EmptyState.tsx'
import { List } from '../shell/List.tsx'
import { columnsOf } from '../shell/ListTable.tsx'
import { Author } from './Author.tsx'
import { ZonedTime } from './ZonedTime.tsx'

export function VersionList({ topic }: { topic: string }) {
  const intl = useIntl()
  const pages = useInfiniteQuery(listContentVersions.pages({ topic }))
  const rows = pages.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" maw={720}>
        <FormattedMessage id="backOffice.content.versions.about" />
      </Text>
      <List
        label={intl.formatMessage({ id: 'backOffice.content.versions' })}
        query={pages}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        empty={<EmptyState title={<FormattedMessage id="backOffice.content.noVersions" />} />}
      />
    </Stack>
  )
}

const column = columnsOf<ContentVersion>()
const columns = column.columns([
  column.accessor('publishedAt', {
    header: () => <FormattedMessage id="backOffice.content.published" />,
    cell: ({ getValue }) => <ZonedTime at={getValue()} />,
  }),
  column.accessor('title', { header: () => <FormattedMessage id="backOffice.content.change" /> }),
  column.accessor('approvedBy', {
    header: () => <FormattedMessage id="backOffice.content.approvedBy" />,
    cell: ({ getValue }) => <Author email={getValue()} />,
  }),
  column.accessor('isCurrent', {
    header: '',
    cell: ({ getValue, row: { original } }) =>
      getValue() ? (
        <Badge color="green" variant="dot">
          <FormattedMessage id="backOffice.content.current" />
        </Badge>
      ) : (
        <Restore version={original} />
      ),
  }),
])

function Restore({ version }: { version: ContentVersion }) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'backOffice.content.restore' })
  return (
    <ActButton label={label} fullLabel={`${label}: ${version.title}`} title={label} size="compact-sm">
      {(dialog) => <RestoreForm version={version} dialog={dialog} />}
    </ActButton>
  )
}

function RestoreForm({ version, dialog }: { version: ContentVersion; dialog: ActDialog }) {
  const navigate = useNavigate()
  const restore = useMutation(restoreContentVersion.mutation)
  const run = () =>
    dialog.run(async () => {
      const { id } = await restore.mutateAsync({ id: version.id })
      void navigate({ to: '/content/changes/$id', params: { id } })
      return true
    })
  return (
    <Stack gap="md">
      <Text size="sm">
        <FormattedMessage
          id="backOffice.content.restore.text"
          values={{ time: <ZonedTime at={version.publishedAt} /> }}
        />
      </Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={dialog.close} disabled={dialog.isPending}>
          <FormattedMessage id="backOffice.act.cancel" />
        </Button>
        <Button loading={dialog.isPending} onClick={run} data-autofocus>
          <FormattedMessage id="backOffice.content.restore.confirm" />
        </Button>
      </Group>
    </Stack>
  )
}
