// Chart of a figure: bars of amounts, or a line of levels, with a dashed line for the periods before.
import { Paper, Text, useComputedColorScheme } from '@mantine/core'
import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Figure, FigurePeriod, FigurePoint } from '#generated/backOffice/schema.d.ts'
import { NumberOrDash } from './NumberOrDash.tsx'
import { usePeriodName } from './usePeriodName.ts'

type Props = { figure: Figure; period: FigurePeriod }

export function FigureChart({ figure: { points, summary }, period }: Props) {
  const intl = useIntl()
  const nameOf = usePeriodName(period)
  const isDark = useComputedColorScheme('light') === 'dark'
  const [accent, grid, text] = isDark
    ? ['var(--mantine-color-plum-4)', 'var(--mantine-color-dark-5)', 'var(--mantine-color-dark-1)']
    : ['var(--mantine-color-plum-6)', 'var(--mantine-color-gray-2)', 'var(--mantine-color-gray-7)']
  const tick = { fill: text, fontSize: 12 }
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={points}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke={grid} />
        <XAxis
          dataKey="start"
          tickFormatter={(start: string) => nameOf(start, 'short')}
          tick={tick}
          tickLine={false}
          axisLine={{ stroke: grid }}
          minTickGap={24}
        />
        <YAxis
          width={44}
          tick={tick}
          tickLine={false}
          axisLine={false}
          allowDecimals={false}
          tickFormatter={(value: number) =>
            intl.formatNumber(value, { notation: 'compact', maximumFractionDigits: 1 })
          }
        />
        <Tooltip
          cursor={{ fill: grid, stroke: grid }}
          isAnimationActive={false}
          content={({ active, payload }) => (
            <ChartTip
              point={active ? points.find((each) => each === payload[0]?.payload) : undefined}
              nameOf={nameOf}
            />
          )}
        />
        {summary === 'last' ? (
          <Line dataKey="value" stroke={accent} strokeWidth={2} dot={false} isAnimationActive={false} />
        ) : (
          <Bar
            dataKey="value"
            fill={accent}
            radius={[2, 2, 0, 0]}
            maxBarSize={40}
            isAnimationActive={false}
          />
        )}
        <Line
          dataKey="before"
          stroke="var(--mantine-color-text)"
          strokeWidth={1.5}
          strokeDasharray="4 3"
          dot={false}
          isAnimationActive={false}
        />
      </ComposedChart>
    </ResponsiveContainer>
  )
}

type TipProps = { point: FigurePoint | undefined; nameOf: ReturnType<typeof usePeriodName> }

function ChartTip({ point, nameOf }: TipProps) {
  if (!point) return null
  return (
    <Paper withBorder shadow="sm" px="sm" py="xs">
      <Text size="sm" fw={600}>
        {nameOf(point.start, 'long')}
      </Text>
      <Text size="sm">
        <FormattedMessage
          id="backOffice.figures.tip"
          values={{
            value: <NumberOrDash value={point.value} />,
            before: <NumberOrDash value={point.before} />,
          }}
        />
      </Text>
    </Paper>
  )
}
