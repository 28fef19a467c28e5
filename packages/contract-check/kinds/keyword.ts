// The kinds for other keywords of a schema: limits, rules such as `not` or `additionalProperties`, and access to an
// operation, which is part of its request schema.
import type { Change, Kind, NamedChange } from '../changes/change.ts'
import { isObject } from '@members-hub/openapi'
import { isKnownFormat } from '../judge/formats.ts'
import type { Part } from '../judge/validator.ts'
import { quote } from './words.ts'

const sentence = (change: NamedChange) =>
  change.name === 'not' && JSON.stringify(change.newValue) === '{}'
    ? `${change.place} is no longer allowed`
    : keywordText(change)

const keywordText = ({ name, place, oldValue, newValue }: NamedChange) =>
  newValue === undefined
    ? `${place} no longer has ${name}; it was ${quote(oldValue)}`
    : `${place}: ${name} is ${quote(newValue)}, was ${quote(oldValue)}`

const accessSentence = ({ at, operation, oldValue, newValue }: NamedChange) => {
  const subject = at.after.length === 1 ? 'Operations without `security`' : operation
  return `${subject} can be called by ${callers(newValue)}, previously by ${callers(oldValue)}`
}

/** Describes callers from the pattern of their credentials. */
const callers = (pattern: unknown) =>
  quote(String(pattern).replaceAll('.*', ' and ').replaceAll('|', ' or ') || 'anyone')

const keywordSentence = (change: NamedChange) =>
  change.at.after.at(-1) === 'security' ? accessSentence(change) : sentence(change)

export const rule: Kind = {
  name: 'rule',
  title: 'Another keyword of a schema changed',
  documentation: 'another keyword of the schema',
  severity: { newAnswer: () => 'broken', unproved: () => 'reverse' },
  sentence: keywordSentence,
  isOfKeyword: (name, { before, after }) => {
    const value = before.schema[name] ?? after.schema[name]
    return isObject(value) || Array.isArray(value)
  },
}

/** Keywords that only exclude values. */
const restrictions = new Set(
  (
    'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern format ' +
    'minItems maxItems minProperties maxProperties'
  ).split(' '),
)

/** True for a restriction that was removed from a request or added to a response: all valid messages stay valid. */
const isHarmless = ({ name, oldValue, newValue }: Change, part: Part) =>
  restrictions.has(name) && (part === 'request' ? newValue : oldValue) === undefined

export const limit: Kind = {
  name: 'limit',
  title: 'A limit changed',
  documentation: 'another limit: length, range, pattern, format',
  severity: {
    // A value beyond the old limit still has the same type; only a value of another format cannot be parsed.
    newAnswer: ({ name, oldValue, newValue }) =>
      name === 'format' && oldValue !== undefined && newValue !== undefined ? 'broken' : 'affected',
    // A format that validators do not check is only documentation.
    unproved: (change, part) => {
      const { name, oldValue, newValue } = change
      if (name === 'format' && !isKnownFormat(oldValue) && !isKnownFormat(newValue)) return 'safe'
      return isHarmless(change, part) ? 'safe' : 'reverse'
    },
  },
  sentence: keywordSentence,
}
