// The kinds of changes for schema keywords without a separate kind: limits such as `maxLength`, and rules such as `not`
// or `additionalProperties`. The required credentials of an operation are also such a rule, because the request schema
// contains them.
import type { Change, Kind, NamedChange } from '../changes/change.ts'
import { isObject } from '@members-hub/openapi'
import { isKnownFormat } from '../evaluate/formats.ts'
import type { Part } from '../evaluate/validator.ts'
import { quote } from './texts.ts'

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

/** Formats a pattern of accepted credentials for messages: `a.*b|c` becomes "a and b or c". */
const callers = (pattern: unknown) =>
  quote(String(pattern).replaceAll('.*', ' and ').replaceAll('|', ' or ') || 'anyone')

const keywordSentence = (change: NamedChange) =>
  change.at.after.at(-1) === 'security' ? accessSentence(change) : sentence(change)

export const rule: Kind = {
  name: 'rule',
  title: 'Another keyword of a schema changed',
  documentation: 'another keyword of the schema changed',
  severity: { newAnswer: () => 'broken', unproved: () => 'reverse' },
  sentence: keywordSentence,
  isOfKeyword: (name, { before, after }) => {
    const value = before.schema[name] ?? after.schema[name]
    return isObject(value) || Array.isArray(value)
  },
}

/** Keywords that only restrict the allowed values. */
const restrictions = new Set(
  (
    'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern format ' +
    'minItems maxItems minProperties maxProperties'
  ).split(' '),
)

/**
 * True if a restriction was removed from a request or added to a response. Callers are not affected by such a change.
 */
const isHarmless = ({ name, oldValue, newValue }: Change, part: Part) =>
  restrictions.has(name) && (part === 'request' ? newValue : oldValue) === undefined

export const limit: Kind = {
  name: 'limit',
  title: 'A limit changed',
  documentation: 'a limit changed: length, range, pattern or format',
  severity: {
    // Clients can still parse a value beyond an old limit, because its type is the same. They cannot parse a value in
    // another format.
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
