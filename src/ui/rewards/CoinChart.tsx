// Line chart of coins per month, with a table of the same values.
import { useId } from 'react'
import { curveThrough, placesOf, scaleOf } from './chart.ts'
import { cx } from '../style/cx.ts'
import { linkClass } from '../actions/link.ts'

export interface CoinPoint {
  id: string
  /** Short name of the month on the axis: "Nov". */
  label: string
  /** Full name of the month in the table: "November 2026". */
  name: string
  value: number
}
export interface CoinChartProps {
  /** Text alternative of the chart in one sentence. */
  label: string
  points: readonly CoinPoint[]
  format: (value: number) => string
  /** Headings of the two table columns (`heads`), and label of the button that shows the table: "As a table". */
  heads: readonly [string, string]
  tableLabel: string
}

export function CoinChart({ label, points, format, heads, tableLabel }: CoinChartProps) {
  const fade = useId()
  const { top, lines } = scaleOf(points.map(({ value }) => value))
  const places = placesOf(
    points.map(({ value }) => value),
    top,
  )
  const curve = curveThrough(places)
  const end = places.at(-1)
  // Show fewer labels if they are long: Vietnamese has no short month names.
  const isLong = points.some((point) => point.label.length > 6)
  const every = Math.ceil(points.length / (isLong ? 3 : 6))
  return (
    <figure>
      <div role="img" aria-label={label} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 pt-3 pr-5">
        <ol className="flex h-44 flex-col-reverse justify-between text-right text-xs text-ink-soft tabular-nums">
          {lines.map((line) => (
            <li key={line} className="flex h-0 items-center justify-end">
              {format(line)}
            </li>
          ))}
        </ol>
        <div className="relative h-44">
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            fill="none"
            className="size-full overflow-visible"
          >
            <linearGradient id={fade} x2="0" y2="1">
              <stop stopColor="var(--coin)" stopOpacity="0.55" />
              <stop offset="1" stopColor="var(--coin)" stopOpacity="0.08" />
            </linearGradient>
            {lines.map((line) => (
              <path
                key={line}
                d={`M0 ${100 - (100 * line) / top}H100`}
                vectorEffect="non-scaling-stroke"
                className="stroke-line"
              />
            ))}
            <path d={`${curve}V100H0Z`} fill={`url(#${fade})`} />
            <path
              d={curve}
              strokeWidth="2.5"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
              className="stroke-coin-edge"
            />
          </svg>
          {end && (
            <span
              style={{ left: `${end.x}%`, top: `${end.y}%` }}
              className="absolute size-3.5 -translate-1/2 rounded-full border-[2.5px] border-coin-edge bg-raised"
            />
          )}
        </div>
        <ol className="@container relative col-start-2 mt-2 h-[1.6em] text-xs text-ink-soft">
          {points.map((point, place) => {
            // Always label the last month, and other months if there is space.
            const before = points.length - 1 - place
            if (before % every) return null
            const x = places[place]?.x ?? 0
            return (
              <li
                key={point.id}
                style={{ left: `${x}%`, translate: x < 3 ? '0' : '-50%' }}
                className={cx(
                  'absolute whitespace-nowrap',
                  before % (2 * every) > 0 && '@max-[13rem]:hidden',
                )}
              >
                {point.label}
              </li>
            )
          })}
        </ol>
      </div>
      <details>
        <summary className={`${linkClass} cursor-pointer text-sm`}>{tableLabel}</summary>
        <table className="w-full max-w-slip">
          <thead>
            <tr className="border-b border-line-strong text-sm text-ink-soft">
              <th className="py-2 text-left">{heads[0]}</th>
              <th className="py-2 text-right">{heads[1]}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.id} className="border-b border-line">
                <th scope="row" className="py-2 text-left font-normal">
                  {point.name}
                </th>
                <td className="py-2 text-right tabular-nums">{format(point.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
