// Filters and order of the coin shop: category, products that the member can get, order, and price. The URL's query
// string contains them, so that the back button and a reload keep them.
import { useState } from 'react'
import { getRouteApi } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MallCategory } from '#generated/schema.d.ts'
import { mallPriceLimitField } from '#generated/parameters.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Chips } from '#src/ui/fields/Chips.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { Select } from '#src/ui/fields/Select.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { filterOf, hidesProducts, sorts, type MallFilter } from './filter.ts'
import { mallSearch } from './search.ts'

const route = getRouteApi('/_default/pointsMall')

function useFilter() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const show = (changed: { [Name in keyof MallFilter]?: unknown }) =>
    void navigate({ search: mallSearch({ ...search, ...changed }), replace: true, resetScroll: false })
  return { filter: filterOf(search), show }
}

type MallFiltersProps = {
  /** Categories that contain products. */
  present: readonly MallCategory[] | undefined
  /** Number of products, as a text. */
  count: string
}

export function MallFilters({ present = [], count }: MallFiltersProps) {
  const { filter, show } = useFilter()
  const clear = () =>
    show({ category: undefined, minPrice: undefined, maxPrice: undefined, available: undefined })
  return (
    <div className="mb-5 grid gap-3">
      <Categories present={present} />
      <div className="flex flex-wrap items-center gap-3">
        <Available />
        <Order />
        <PriceRange />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-sm text-ink-soft">
          {count}
        </p>
        {hidesProducts(filter) && (
          <Button variant="quiet" size="small" onClick={clear}>
            <FormattedMessage id="coins.mall.clear" />
          </Button>
        )}
      </div>
    </div>
  )
}

/** Shows the product categories in one row, which scrolls sideways on phones. */
function Categories({ present }: { present: readonly MallCategory[] }) {
  const { formatMessage } = useIntl()
  const { filter, show } = useFilter()
  return (
    <Chips
      oneLine
      label={formatMessage({ id: 'coins.mall.categories' })}
      options={['all', ...present].map((value) => ({
        value,
        label: <FormattedMessage id="coins.mall.category" values={{ category: value }} />,
      }))}
      values={[filter.category ?? 'all']}
      onValuesChange={([category]) => show({ category })}
    />
  )
}

function Available() {
  const { formatMessage } = useIntl()
  const { filter, show } = useFilter()
  const label = formatMessage({ id: 'coins.mall.available' })
  return (
    <Chips
      multiple
      label={label}
      options={[{ value: 'available', label }]}
      values={filter.available ? ['available'] : []}
      onValuesChange={(values) => show({ available: values.length > 0 })}
    />
  )
}

function Order() {
  const { formatMessage } = useIntl()
  const { filter, show } = useFilter()
  return (
    <Field
      label={<FormattedMessage id="coins.mall.sort" />}
      hideLabel
      className="basis-full sm:min-w-52 sm:flex-none sm:basis-auto"
    >
      <Select
        value={filter.sort ?? 'available'}
        onChange={({ target }) => show({ sort: target.value })}
        options={['available', ...sorts].map((value) => ({
          value,
          label: formatMessage({ id: 'coins.mall.sort.by' }, { sort: value }),
        }))}
      />
    </Field>
  )
}

/** Two fields for the lowest and highest price. A change applies when the member leaves both or presses Enter. */
function PriceRange() {
  const { formatMessage } = useIntl()
  const { filter, show } = useFilter()
  const inUrl = { min: textOf(filter.minPrice), max: textOf(filter.maxPrice) }
  const [range, setRange] = useState(inUrl)
  const [observed, setObserved] = useState(inUrl)
  // Show the prices of the URL after the back button, or after the filters were cleared.
  if (observed.min !== inUrl.min || observed.max !== inUrl.max) {
    setObserved(inUrl)
    setRange(inUrl)
  }
  const apply = () => {
    const [minPrice, maxPrice] = [limitOf(range.min), limitOf(range.max)]
    if (minPrice === filter.minPrice && maxPrice === filter.maxPrice) return
    // Swap the limits if the lowest price is above the highest.
    const isSwapped = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice
    show(isSwapped ? { minPrice: maxPrice, maxPrice: minPrice } : { minPrice, maxPrice })
  }
  return (
    <form
      aria-label={formatMessage({ id: 'coins.mall.range' })}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
      className="flex flex-1 items-center gap-2 sm:flex-none"
    >
      {(['min', 'max'] as const).map((end) => (
        <TextInput
          key={end}
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          aria-label={formatMessage({ id: 'coins.mall.range' })}
          placeholder={formatMessage({
            id: end === 'min' ? 'coins.mall.range.from' : 'coins.mall.range.to',
          })}
          value={range[end]}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.form?.contains(relatedTarget)) apply()
          }}
          onChange={({ currentTarget: { value } }) =>
            setRange({ ...range, [end]: value.replace(/\D/g, '').slice(0, 6) })
          }
          className="min-w-24 sm:w-36"
        />
      ))}
      <button type="submit" className="sr-only">
        <FormattedMessage id="coins.mall.filters" />
      </button>
    </form>
  )
}

const textOf = (limit: number | undefined) => (limit === undefined ? '' : String(limit))
const limitOf = (text: string) => mallPriceLimitField(text.replace(/^0+(?=\d)/, ''))
