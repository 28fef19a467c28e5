// Tests that the issues of the validator are converted to reasons of the contract.
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { schemaReasons } from './schemaReasons.ts'

const schema = z.strictObject({
  name: z.optional(z.string().check(z.minLength(2), z.maxLength(4), z.regex(/^[a-z]*$/))),
  count: z.optional(z.int().check(z.minimum(1), z.maximum(9))),
  tags: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(2))),
  size: z.optional(z.enum(['small', 'large'])),
  note: z.optional(z.union([z.string().check(z.maxLength(3)), z.null()])),
  agreed: z.literal(true),
  proof: z.union([z.strictObject({ password: z.string() }), z.strictObject({ code: z.string() })]),
  answer: z.optional(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('text'), text: z.string() }),
      z.strictObject({ kind: z.literal('number'), number: z.number() }),
    ]),
  ),
  labels: z.optional(z.record(z.string().check(z.maxLength(2)), z.string())),
})
const right = { agreed: true, proof: { code: '1' } }

function reasonsOf(value: unknown) {
  const { error } = schema.safeParse(value)
  return schemaReasons(error?.issues ?? [], value).map(({ code, field }) => `${code} ${field}`)
}

test.each<[unknown, string[]]>([
  [right, []],
  [[], ['WRONG_TYPE ']],
  [{ ...right, agreed: undefined }, ['REQUIRED agreed']],
  [{ proof: right.proof }, ['REQUIRED agreed']],
  [{ ...right, agreed: false }, ['UNKNOWN_VALUE agreed']],
  [{ agreed: true }, ['REQUIRED proof']],
  [{ ...right, proof: {} }, ['REQUIRED proof.password']],
  [{ ...right, proof: { code: 1 } }, ['WRONG_TYPE proof.code']],
  [{ ...right, name: 'a' }, ['TOO_SHORT name']],
  [{ ...right, name: 'abcde' }, ['TOO_LONG name']],
  [{ ...right, name: 'AB' }, ['FORMAT name']],
  [{ ...right, count: 0 }, ['TOO_SMALL count']],
  [{ ...right, count: 10 }, ['TOO_LARGE count']],
  [{ ...right, count: 0.5 }, ['WRONG_TYPE count']],
  [{ ...right, tags: [] }, ['TOO_FEW tags']],
  [{ ...right, tags: ['a', 'b', 'c'] }, ['TOO_MANY tags']],
  [{ ...right, tags: ['a', 1] }, ['WRONG_TYPE tags.1']],
  [{ ...right, size: 'medium' }, ['UNKNOWN_VALUE size']],
  [{ ...right, note: 'long' }, ['TOO_LONG note']],
  [{ ...right, note: 1 }, ['WRONG_TYPE note']],
  [{ ...right, answer: {} }, ['REQUIRED answer.kind']],
  [{ ...right, answer: { kind: 'sound' } }, ['UNKNOWN_VALUE answer.kind']],
  [{ ...right, answer: { kind: 'text' } }, ['REQUIRED answer.text']],
  [{ ...right, labels: { abc: '' } }, ['TOO_LONG labels.abc']],
  [{ ...right, admin: true }, ['UNKNOWN_FIELD admin']],
])(
  'schemaReasons converts the validation issues of the value %j to reasons of the contract',
  (value, expected) => {
    expect(reasonsOf(value)).toEqual(expected)
  },
)

test('schemaReasons returns at most 10 unknown fields', () => {
  const unknown = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`x${index}`, 0]))
  expect(reasonsOf({ ...right, ...unknown })).toHaveLength(10)
})
