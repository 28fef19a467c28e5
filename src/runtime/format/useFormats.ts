// All formats in the language spoken, for components.
import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { addressLines } from './address.ts'
import {
  dateAt,
  dateText,
  dayText,
  instantDateText,
  instantText,
  monthText,
  relativeDays,
  timeText,
} from './dates.ts'
import { moneyText } from './money.ts'

export function useFormats() {
  const intl = useIntl()
  return useMemo(
    () => ({
      number: intl.formatNumber,
      money: spoken(intl, moneyText),
      date: spoken(intl, dateText),
      day: spoken(intl, dayText),
      month: spoken(intl, monthText),
      time: spoken(intl, timeText),
      instant: spoken(intl, instantText),
      instantDate: spoken(intl, instantDateText),
      dateAt: spoken(intl, dateAt),
      relativeDays: spoken(intl, relativeDays),
      addressLines: spoken(intl, addressLines),
    }),
    [intl],
  )
}

const spoken =
  <Values extends unknown[], Text>(intl: IntlShape, format: (intl: IntlShape, ...values: Values) => Text) =>
  (...values: Values) =>
    format(intl, ...values)
