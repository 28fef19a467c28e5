// Reads the topic, the periods and the filter of the figures from the URL. An invalid value is ignored.
import { FigurePeriod, FigureTopic } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import { languages, type Language } from '../../shared/languages.ts'

export type FiguresSearch = {
  topic?: FigureTopic | undefined
  period?: FigurePeriod | undefined
  count?: number | undefined
  until?: string | undefined
  countryCode?: string | undefined
  language?: Language | undefined
}

/** Numbers of periods that can be selected; the first is the default. */
export const counts: Readonly<Record<FigurePeriod, readonly number[]>> = {
  day: [30, 7, 14, 90],
  week: [12, 4, 26, 52],
  month: [12, 3, 6, 24],
}

export const languageNames = Object.values(languages)

export const readFiguresSearch = (search: Record<string, unknown>): FiguresSearch => ({
  topic: FigureTopic.options.find((each) => each === search.topic),
  period: FigurePeriod.options.find((each) => each === search.period),
  count: Object.values(counts)
    .flat()
    .find((each) => each === search.count),
  until: matching(search.until, /^\d{4}-\d{2}-\d{2}$/),
  countryCode: matching(search.countryCode, /^[A-Z]{2}$/),
  language: languageNames.find(({ wire }) => wire === search.language)?.wire,
})

const matching = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined

/** Returns the query of the operation, with the default values of omitted fields. */
export function queryOf({ topic = 'members', period = 'day', count, ...rest }: FiguresSearch) {
  const allowed = counts[period]
  return { ...rest, topic, period, count: allowed.find((each) => each === count) ?? allowed[0] ?? 30 }
}
