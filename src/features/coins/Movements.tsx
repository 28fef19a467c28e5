// Paginated list of coin movements, newest first. The URL's query string contains the filters: kind and month.
import { useMemo } from 'react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListCoinMovements } from '#generated/hooks/coins.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import { NoMovementsScene } from '#src/art/scenes/NoMovementsScene.tsx'
import type { CoinMonth, CoinMovement } from '#generated/schema.d.ts'
import { MorePages } from '#src/runtime/layout/MorePages.tsx'
import { dateAt } from '#src/runtime/format/dates.ts'
import { sentenceStart } from '#src/runtime/format/sentenceStart.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { Chips } from '#src/ui/fields/Chips.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'
import { Select } from '#src/ui/fields/Select.tsx'
import { MovementMonth } from './MovementMonth.tsx'
import { byMonth, onceEach } from './byMonth.ts'
import { detailSearch, movementKinds } from './filter.ts'
import { reversed } from '#shared/sorted.ts'

const route = getRouteApi('/_default/coins/detail')

export function Movements({ months }: { months: readonly CoinMonth[] }) {
  const filter = route.useSearch()
  const { timeZone } = useGetMyMembership().data
  const list = useListCoinMovements({ kind: filter.kind, month: filter.month })
  const movements = list.data.pages.flatMap(({ items }) => items)
  const monthGroups = byMonth(movements, useMonthOf(timeZone))
  const isFiltered = filter.kind !== undefined || filter.month !== undefined
  const hasFilter = isFiltered || monthGroups.length > 0
  return (
    <section>
      <SectionHead
        title={<FormattedMessage id="coins.movements" />}
        aside={hasFilter && <MonthFilter months={months} />}
      />
      {hasFilter && <KindFilter />}
      {monthGroups.map((each) => (
        <MovementMonth
          key={each.movements[0]?.id}
          {...each}
          timeZone={timeZone}
          long={list.data.pages.length > 1}
        />
      ))}
      {monthGroups.length === 0 && (isFiltered ? <NothingFound /> : <NothingYet />)}
      <MorePages key={`${filter.kind} ${filter.month}`} list={list} />
    </section>
  )
}

/**
 * Returns the month of a movement in the member's time zone. The result is cached, because formatting all dates of a
 * long history for each page would be slow.
 */
function useMonthOf(timeZone: string) {
  const intl = useIntl()
  return useMemo(
    () => onceEach(({ at }: CoinMovement) => (isMidMonth(at) ? at : dateAt(intl, at, timeZone)).slice(0, 7)),
    [intl, timeZone],
  )
}

/** Returns true for a day on which all time zones are in the same month. */
const isMidMonth = (instant: string) => instant.slice(8, 10) > '01' && instant.slice(8, 10) < '28'

function useFilter() {
  const { kind, month } = route.useSearch()
  const navigate = route.useNavigate()
  const show = (changed: Record<string, string | undefined>) =>
    void navigate({ search: detailSearch({ kind, month, ...changed }), replace: true, resetScroll: false })
  return { kind, month, show }
}

function KindFilter() {
  const { formatMessage } = useIntl()
  const { kind, show } = useFilter()
  return (
    <div className="mb-4">
      <Chips
        label={formatMessage({ id: 'coins.kinds' })}
        options={['all', ...movementKinds].map((value) => ({
          value,
          label: <FormattedMessage id="coins.kind" values={{ kind: value }} />,
        }))}
        values={[kind ?? 'all']}
        onValuesChange={([chosen]) => show({ kind: chosen })}
      />
    </div>
  )
}

function MonthFilter({ months }: { months: readonly CoinMonth[] }) {
  const { formatMessage } = useIntl()
  const { month: monthText } = useFormats()
  const { month, show } = useFilter()
  const offered = reversed(months.map(({ from }) => from.slice(0, 7)))
  // Add the month in the URL to the options, because it may be earlier than the listed months.
  if (month !== undefined && !offered.includes(month)) offered.push(month)
  return (
    <Field label={<FormattedMessage id="coins.month" />} hideLabel className="w-52">
      <Select
        value={month ?? 'all'}
        onChange={({ target }) => show({ month: target.value })}
        options={[
          { value: 'all', label: formatMessage({ id: 'coins.month.all' }) },
          ...offered.map((value) => ({ value, label: sentenceStart(monthText(value)) })),
        ]}
      />
    </Field>
  )
}

const NothingFound = () => (
  <EmptyState
    framed
    level={3}
    title={<FormattedMessage id="coins.found.none" />}
    action={
      <Link to="/coins/detail" replace resetScroll={false} className={buttonClass({ variant: 'soft' })}>
        <FormattedMessage id="coins.found.all" />
      </Link>
    }
  />
)

const NothingYet = () => (
  <EmptyState
    framed
    level={3}
    art={<NoMovementsScene />}
    title={<FormattedMessage id="coins.none" />}
    text={<FormattedMessage id="coins.none.text" />}
    action={
      <Link to="/games/normalCheckIn" className={buttonClass()}>
        <FormattedMessage id="coins.collect" />
      </Link>
    }
  />
)
