// Money that the brand owes for outstanding coins, by country.
import { Button, Card, Group, Stack, Table, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { FormattedDisplayName, FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { minorDecimals } from '#generated/currencies.ts'
import type { CoinLiability } from '#generated/backOffice/schema.d.ts'
import { toCsv } from '../../shared/csv.ts'
import { download } from '../shell/download.ts'
import classes from './FigureCard.module.css'

const moneyOf = ({ value: { amount, currency } }: CoinLiability) =>
  amount / 10 ** (minorDecimals[currency] ?? 2)

export function Liabilities({ rows }: { rows: readonly CoinLiability[] }) {
  const intl = useIntl()
  const titleId = useId()
  const saveCsv = () =>
    download('coin-liabilities.csv', {
      type: 'text/csv',
      text: toCsv(
        rows.map((row) => ({
          country: row.countryCode,
          coins: row.coins,
          amount: moneyOf(row),
          currency: row.value.currency,
        })),
      ),
    })
  return (
    <Card withBorder component="section" aria-labelledby={titleId} padding="md">
      <Stack gap="xs">
        <Title order={2} size="h5" id={titleId}>
          <FormattedMessage id="backOffice.liabilities.title" />
        </Title>
        <Text size="sm" c="dimmed">
          <FormattedMessage id="backOffice.liabilities.about" />
        </Text>
        <Table aria-labelledby={titleId} maw={560}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">
                <FormattedMessage id="backOffice.figures.country" />
              </Table.Th>
              <Table.Th scope="col" className={classes.number}>
                <FormattedMessage id="backOffice.liabilities.coins" />
              </Table.Th>
              <Table.Th scope="col" className={classes.number}>
                <FormattedMessage id="backOffice.liabilities.money" />
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.countryCode}>
                <Table.Td>
                  <FormattedDisplayName type="region" value={row.countryCode} />
                </Table.Td>
                <Table.Td className={classes.number}>
                  <FormattedNumber value={row.coins} />
                </Table.Td>
                <Table.Td className={classes.number}>
                  {intl.formatNumber(moneyOf(row), { style: 'currency', currency: row.value.currency })}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Group>
          <Button variant="default" size="compact-sm" onClick={saveCsv}>
            <FormattedMessage id="backOffice.figures.csv" />
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}
