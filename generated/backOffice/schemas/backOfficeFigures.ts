// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';



/**
 * Returns the figures of a topic for consecutive periods and, for comparison, for the same number of periods directly
 * before. An hourly job computes the figures, so that this operation reads no data of members. Days are in UTC, weeks
 * start on Monday.
 * @summary Get the figures of a topic by day, week or month
 */
export const getFiguresQueryCountDefault = 30;
export const getFiguresQueryCountMax = 92;

export const getFiguresQueryCountryCodeRegExp = new RegExp('^[A-Z]{2}$');


export const GetFiguresQueryParams = /*#__PURE__*/ zod.object({
  "topic": /*#__PURE__*/ zod.enum(['members', 'coins', 'vouchers', 'gifts', 'raffles']).check(/*#__PURE__*/ zod.describe('Topic of the figures.')),
  "period": /*#__PURE__*/ zod.enum(['day', 'week', 'month']).check(/*#__PURE__*/ zod.describe('Length of a period.')),
  "count": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getFiguresQueryCountMax)), getFiguresQueryCountDefault).check(/*#__PURE__*/ zod.describe('Number of periods.')),
  "until": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('A day of the last period; if omitted, the last period that has ended.')),
  "countryCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getFiguresQueryCountryCodeRegExp))).check(/*#__PURE__*/ zod.describe('Country of the members; if omitted, all countries.')),
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['en', 'id', 'th', 'vn'])).check(/*#__PURE__*/ zod.describe('Language of the members\' countries; if omitted, all languages.'))
})

