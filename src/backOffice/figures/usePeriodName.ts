// Formats the first day of a period for axes and tables.
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { FigurePeriod } from '#generated/backOffice/schema.d.ts'

export function usePeriodName(period: FigurePeriod) {
  const intl = useIntl()
  return useCallback(
    (start: string, length: 'short' | 'long') => {
      const year = length === 'long' ? ({ year: 'numeric' } as const) : undefined
      const date = intl.formatDate(start, {
        timeZone: 'UTC',
        month: 'short',
        ...(period === 'month'
          ? { year: length === 'long' ? 'numeric' : '2-digit' }
          : { day: 'numeric', ...year }),
      })
      return period === 'week' && length === 'long'
        ? intl.formatMessage({ id: 'backOffice.figures.weekOf' }, { date })
        : date
    },
    [intl, period],
  )
}
