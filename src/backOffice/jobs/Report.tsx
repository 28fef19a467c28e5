// Report of a retry: the number of rows by outcome, and each row.
import { Badge, Button, Group, Paper, Stack, Table, Text, Title } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { RetryReport } from '#generated/backOffice/schema.d.ts'

const colors = { queued: 'green', done: 'green', failed: 'red', gone: 'gray' } as const
const outcomes = ['queued', 'done', 'failed', 'gone'] as const

export const Report = ({ report, onClose }: { report: RetryReport; onClose: () => void }) => (
  <Paper withBorder p="md" role="status">
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={2} size="h5">
          <FormattedMessage id="backOffice.jobs.report" />
        </Title>
        <Button variant="default" size="compact-sm" onClick={onClose}>
          <FormattedMessage id="backOffice.keys.close" />
        </Button>
      </Group>
      <Group gap="sm">
        {outcomes.map((outcome) => {
          const count = report.items.filter((item) => item.outcome === outcome).length
          return count === 0 ? null : (
            <Text key={outcome} size="sm">
              <FormattedMessage id={`backOffice.jobs.count.${outcome}`} values={{ count }} />
            </Text>
          )
        })}
      </Group>
      {report.items.length > 0 && (
        <Table.ScrollContainer minWidth={500} mah={320}>
          <Table verticalSpacing={6}>
            <Table.Tbody>
              {report.items.map(({ id, subject, outcome, reason }) => (
                <Table.Tr key={id}>
                  <Table.Td>
                    <span>{subject ?? id}</span>
                  </Table.Td>
                  <Table.Td>
                    <Badge color={colors[outcome]} variant="dot">
                      <FormattedMessage id={`backOffice.jobs.outcome.${outcome}`} />
                    </Badge>
                  </Table.Td>
                  <Table.Td>
                    <span>{reason}</span>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {report.hasMore && (
        <Text size="sm">
          <FormattedMessage id="backOffice.jobs.hasMore" />
        </Text>
      )}
    </Stack>
  </Paper>
)
