// Tests that each kind of issue becomes a problem with a code, parameters and a sentence.
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { issueProblems } from './issueProblems.ts'
import { field, localizedName, picture, reference, slug } from './schema.ts'
import { defineTopic } from './topic.ts'

const row = z.strictObject({
  id: slug,
  name: z.optional(localizedName),
  stock: z.optional(z.int().check(z.gte(1), z.lte(5))),
  days: z.optional(z.array(z.string()).check(z.minLength(2), z.maxLength(3))),
  picture: z.optional(z.nullable(field('Picture', picture))),
  at: z.optional(z.iso.datetime()),
  kind: z.optional(z.enum(['small', 'large'])),
  gift: z.optional(reference('gifts/gifts')),
  offset: z.optional(z.union([z.strictObject({ years: z.int() }), z.strictObject({ days: z.int() })])),
})
const ruled = row.check(z.refine(({ stock, days }) => stock !== 4 || !days, 'no `days` for four'))
const topic = defineTopic({ name: 'rows', file: [], schema: z.array(ruled) })

function problemsOf(values: object) {
  const data = [{ id: 'first' }, { id: 'second', ...values }]
  const { error } = z.safeParse(topic.schema, data)
  return issueProblems(topic, data, error?.issues ?? []).map(({ entry, path, code, parameters, text }) => {
    expect(entry).toBe('/second')
    return [path, code, parameters, text]
  })
}

const name = { en: 'a', id: 'a', th: 'a', vn: 'a' }

test.each<[values: object, ...problem: [string, string, object, string]]>([
  [
    { name: { ...name, th: 'x'.repeat(131) } },
    'name.th',
    'tooLong',
    { limit: 120, actual: 131 },
    'At most 120 characters: now 131.',
  ],
  [{ name: { ...name, th: undefined } }, 'name.th', 'required', {}, 'A value is required.'],
  [{ gift: '' }, 'gift', 'tooShort', { limit: 1, actual: 0 }, 'A text is required.'],
  [
    { gift: 'Big Hat' },
    'gift',
    'wrongFormat',
    { expected: 'slug' },
    'Use only lowercase letters, digits and hyphens, such as milk-bags.',
  ],
  [{ stock: 0 }, 'stock', 'tooSmall', { limit: 1, actual: 0 }, 'At least 1: now 0.'],
  [{ stock: 6 }, 'stock', 'tooLarge', { limit: 5, actual: 6 }, 'At most 5: now 6.'],
  [{ stock: 'many' }, 'stock', 'wrongType', { expected: 'number' }, 'Must be a number.'],
  [{ stock: 1.5 }, 'stock', 'wrongType', { expected: 'int' }, 'Must be a whole number.'],
  [{ days: ['a'] }, 'days', 'tooFewItems', { limit: 2, actual: 1 }, 'At least 2 items: now 1.'],
  [
    { days: ['a', 'b', 'c', 'd'] },
    'days',
    'tooManyItems',
    { limit: 3, actual: 4 },
    'At most 3 items: now 4.',
  ],
  [
    { picture: '/x.png' },
    'picture',
    'wrongFormat',
    { expected: 'picture' },
    'Must be the path of an uploaded picture or of a drawing.',
  ],
  [
    { at: 'tomorrow' },
    'at',
    'wrongFormat',
    { expected: 'datetime' },
    'Must be a date and time, such as 2026-12-24T08:00:00Z.',
  ],
  [
    { kind: 'huge' },
    'kind',
    'notAllowed',
    { expected: 'small, large' },
    'Must be one of these values: small, large.',
  ],
  [{ prize: 1 }, '', 'unknownField', { name: 'prize' }, 'The field “prize” is unknown. Remove it.'],
  [{ offset: { years: 'x' } }, 'offset.years', 'wrongType', { expected: 'number' }, 'Must be a number.'],
  [{ stock: 4, days: ['a', 'b'] }, '', 'rule', {}, 'No `days` for four.'],
])('for %o, the problem of %s is %s', (values, ...problem) => {
  expect(problemsOf(values)).toEqual([problem])
})
