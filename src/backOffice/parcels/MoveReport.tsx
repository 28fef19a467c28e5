// Reports the result of a move for each parcel.
import { Alert, Table, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MovedParcel, StaffParcelItem } from '#generated/backOffice/schema.d.ts'

type Props = { results: readonly MovedParcel[]; rows: readonly StaffParcelItem[]; onClose: () => void }

export function MoveReport({ results, rows, onClose }: Props) {
  const intl = useIntl()
  if (results.length === 0) return null
  const moved = results.filter(({ outcome }) => outcome === 'moved').length
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.product ?? ''
  return (
    <Alert
      role="status"
      variant="light"
      color={moved === results.length ? 'teal' : 'orange'}
      styles={{ title: { color: 'var(--mantine-color-text)' } }}
      withCloseButton
      closeButtonLabel={intl.formatMessage({ id: 'backOffice.keys.close' })}
      onClose={onClose}
      title={<FormattedMessage id="backOffice.move.report" values={{ moved, count: results.length }} />}
    >
      <Table verticalSpacing={4} withRowBorders={false}>
        <Table.Tbody>
          {results.map(({ id, outcome, text }) => (
            <Table.Tr key={id}>
              <Table.Td w={140}>
                <Text size="sm" fw={outcome === 'moved' ? 400 : 600}>
                  <FormattedMessage id={`backOffice.outcome.${outcome}`} />
                </Text>
              </Table.Td>
              <Table.Td>{nameOf(id)}</Table.Td>
              <Table.Td>{text}</Table.Td>
              <Table.Td c="dimmed">{id}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Alert>
  )
}
