// Card of a figure: its value with the change, the explanation, and the chart or its table. Both have the same height,
// so that the cards of a row stay aligned.
import { Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { lazy, Suspense, useId } from 'react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import type { Figure, FigurePeriod } from '#generated/backOffice/schema.d.ts'
import { toCsv } from '../../shared/csv.ts'
import { download } from '../shell/download.ts'
import classes from './FigureCard.module.css'
import { FigureTable } from './FigureTable.tsx'
import { NumberOrDash } from './NumberOrDash.tsx'

/** Loads the chart library only with the first chart, because it is larger than the rest of the page. */
const FigureChart = lazy(async () => ({ default: (await import('./FigureChart.tsx')).FigureChart }))

type Props = { figure: Figure; period: FigurePeriod }

export function FigureCard({ figure, period }: Props) {
  const intl = useIntl()
  const titleId = useId()
  const [isOpen, { toggle }] = useDisclosure()
  const { metric, summary, value, points } = figure
  const title = intl.formatMessage({ id: `backOffice.metric.${metric}` })
  const saveCsv = () =>
    download(`${metric}-${period}-${points.at(-1)?.start}.csv`, {
      type: 'text/csv',
      text: toCsv(points.map(({ start, value: count, before }) => ({ start, [metric]: count, before }))),
    })
  return (
    <Card withBorder component="section" aria-labelledby={titleId} padding="md">
      <Stack gap="xs" h="100%">
        <Title order={2} size="h5" id={titleId}>
          {title}
        </Title>
        <Group gap="sm" align="baseline">
          <Text className={classes.value}>
            <NumberOrDash value={value} />
          </Text>
          <Text size="sm" c="dimmed">
            <FormattedMessage id={`backOffice.summary.${summary}`} values={{ period }} />
          </Text>
          <Change figure={figure} />
        </Group>
        <Text size="sm" c="dimmed" className={classes.about}>
          <FormattedMessage id={`backOffice.about.${metric}`} />
        </Text>
        <div className={classes.chart}>
          {isOpen ? (
            <FigureTable figure={figure} period={period} title={title} />
          ) : value === null && points.every((point) => point.value === null) ? (
            <Text size="sm">
              <FormattedMessage id="backOffice.figures.missing" />
            </Text>
          ) : (
            <Chart figure={figure} period={period} title={title} />
          )}
        </div>
        <Group gap="xs">
          <Button variant="default" size="compact-sm" onClick={toggle} aria-expanded={isOpen}>
            <FormattedMessage id={isOpen ? 'backOffice.figures.hideTable' : 'backOffice.figures.showTable'} />
          </Button>
          <Button
            variant="default"
            size="compact-sm"
            onClick={saveCsv}
            aria-label={intl.formatMessage({ id: 'backOffice.figures.saveCsv' }, { title })}
          >
            <FormattedMessage id="backOffice.figures.csv" />
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}

function Chart({ title, ...props }: Props & { title: string }) {
  const intl = useIntl()
  return (
    <div
      className={classes.plot}
      role="img"
      aria-label={intl.formatMessage({ id: 'backOffice.figures.chart' }, { title })}
    >
      <Suspense fallback={null}>
        <FigureChart {...props} />
      </Suspense>
    </div>
  )
}

/** Change against the periods before. It has no color, because more is not always better. */
function Change({ figure: { value, before } }: { figure: Figure }) {
  const intl = useIntl()
  if (value === null || before === null) return null
  const number = <FormattedNumber value={before} />
  return (
    <Badge variant="default" className={classes.change}>
      {before === 0 ? (
        <FormattedMessage id="backOffice.figures.beforeZero" values={{ number }} />
      ) : (
        <FormattedMessage
          id="backOffice.figures.change"
          values={{
            change: intl.formatNumber((value - before) / Math.abs(before), {
              style: 'percent',
              signDisplay: 'exceptZero',
              maximumFractionDigits: 1,
            }),
            number,
          }}
        />
      )}
    </Badge>
  )
}
