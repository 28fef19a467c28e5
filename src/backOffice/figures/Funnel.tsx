// Funnel of gifts or raffles: each step with its share of the first step.
import { Card, Progress, Stack, Table, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import type { Figure, FigureMetric } from '#generated/backOffice/schema.d.ts'
import classes from './FigureCard.module.css'

/** Steps that count the same items. Gifts can be claimed without being won, so winning is not a step. */
const steps: Readonly<Record<'gifts' | 'raffles', readonly FigureMetric[]>> = {
  gifts: ['giftsClaimed', 'giftsSent', 'giftsDelivered'],
  raffles: ['raffleEntered', 'raffleDrawn', 'raffleWon'],
}

type Props = { topic: keyof typeof steps; figures: readonly Figure[] }

export function Funnel({ topic, figures }: Props) {
  const intl = useIntl()
  const titleId = useId()
  const rows = steps[topic].map((metric) => ({
    metric,
    value: figures.find((figure) => figure.metric === metric)?.value ?? 0,
  }))
  const first = rows[0]?.value ?? 0
  return (
    <Card withBorder component="section" aria-labelledby={titleId} padding="md">
      <Stack gap="xs">
        <Title order={2} size="h5" id={titleId}>
          <FormattedMessage id={`backOffice.funnel.${topic}`} />
        </Title>
        <Text size="sm" c="dimmed">
          <FormattedMessage id="backOffice.funnel.about" />
        </Text>
        <Table aria-labelledby={titleId} layout="fixed" maw={880} withRowBorders={false}>
          <Table.Tbody>
            {rows.map(({ metric, value }) => {
              const share = first === 0 ? 0 : value / first
              return (
                <Table.Tr key={metric}>
                  <Table.Th scope="row" w={180} fw={400}>
                    <FormattedMessage id={`backOffice.metric.${metric}`} />
                  </Table.Th>
                  <Table.Td w={90} className={classes.number}>
                    <FormattedNumber value={value} />
                  </Table.Td>
                  <Table.Td w={80} className={classes.number}>
                    {intl.formatNumber(share, { style: 'percent' })}
                  </Table.Td>
                  <Table.Td aria-hidden>
                    <Progress.Root size="lg">
                      <Progress.Section value={share * 100} withAria={false} />
                    </Progress.Root>
                  </Table.Td>
                </Table.Tr>
              )
            })}
          </Table.Tbody>
        </Table>
      </Stack>
    </Card>
  )
}
