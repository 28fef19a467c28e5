// Examples of countdowns and charts.
import { useState } from 'react'
import { CoinChart } from '#src/ui/rewards/CoinChart.tsx'
import { Countdown } from '#src/ui/rewards/Countdown.tsx'
import { State } from './Piece.tsx'
import { useLocaleState } from './localeState.tsx'

const minute = 60_000
const values = [120, 180, 260, 240, 420, 390, 560, 610, 350, 720, 980, 1250]

export function Countdowns() {
  const { t } = useLocaleState()
  const [now] = useState(Date.now)
  const left = { days: 53 * 60 * minute, hours: 125 * minute, minutes: 4.5 * minute }
  return Object.entries(left).map(([name, time]) => (
    <State key={name} name={name}>
      <Countdown
        now={now}
        until={now + time}
        label={t.journey.open}
        unit={(unit, value) => t.journey.units[unit](value)}
      />
    </State>
  ))
}

export function CoinCharts() {
  const { t, number, date } = useLocaleState()
  const j = t.journey
  const points = values.map((value, place) => {
    const day = new Date(Date.UTC(2025, 11 + place, 15)).toISOString()
    return {
      id: day,
      label: date(day, { month: 'short' }),
      name: date(day, { month: 'long', year: 'numeric' }),
      value,
    }
  })
  const props = {
    label: j.chart,
    format: number,
    heads: [j.chartHeads[0] ?? '', j.chartHeads[1] ?? ''] as const,
    tableLabel: j.table,
  }
  return (
    <>
      <State name="a year" wide>
        <CoinChart {...props} points={points} />
      </State>
      <State name="three months">
        <CoinChart {...props} points={points.slice(-3)} />
      </State>
      <State name="nothing yet">
        <CoinChart {...props} points={points.slice(-3).map((point) => ({ ...point, value: 0 }))} />
      </State>
    </>
  )
}
