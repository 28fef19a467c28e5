// Provides components with all formatters in the chosen language.
import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { addressLines } from './address.ts'
import {
  dateAt,
  dateText,
  dayText,
  endFormat,
  instantDateFormat,
  instantText,
  lastDayAt,
  monthText,
  relativeDays,
  timeText,
} from './dates.ts'
import { moneyFormat } from './money.ts'

export function useFormats() {
  const intl = useIntl()
  return useMemo(
    () => ({
      number: intl.formatNumber,
      money: moneyFormat(intl),
      date: withIntl(intl, dateText),
      day: withIntl(intl, dayText),
      month: withIntl(intl, monthText),
      time: withIntl(intl, timeText),
      instant: withIntl(intl, instantText),
      deadline: withIntl(intl, instantText),
      instantDate: instantDateFormat(intl),
      end: endFormat(intl),
      dateAt: withIntl(intl, dateAt),
      lastDayAt: withIntl(intl, lastDayAt),
      relativeDays: withIntl(intl, relativeDays),
      addressLines: withIntl(intl, addressLines),
    }),
    [intl],
  )
}

const withIntl =
  <Values extends unknown[], Text>(intl: IntlShape, format: (intl: IntlShape, ...values: Values) => Text) =>
  (...values: Values) =>
    format(intl, ...values)
