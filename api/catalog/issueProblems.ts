// Converts the issues of the validator to problems with a code, parameters and a sentence. The validator itself has no
// messages, because its small variant contains no locale.
import * as z from 'zod/mini'
import { isObject, listOf, valueAt } from '#shared/unknown.ts'
import { placeOf, problemWith, type CatalogProblem } from './problems.ts'
import type { ProblemCode, ProblemParameters } from './problemTexts.ts'
import { metadataAt } from './schemaWalk.ts'
import type { Topic } from './topic.ts'

type Issue = z.core.$ZodIssue

/** Returns the problems of a topic's data, in the order of the data. */
export const issueProblems = (topic: Topic, data: unknown, issues: readonly Issue[]): CatalogProblem[] =>
  issues.flatMap(innermost).flatMap((issue) => {
    const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))
    const place = { topic: topic.name, ...placeOf(topic, data, path) }
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((name) => problemWith({ ...place, code: 'unknownField', parameters: { name } }))
    // An empty text has one problem, although its format is also wrong.
    if (issue.code === 'invalid_format' && valueAt(data, ...path) === '')
      return [problemWith({ ...place, code: 'tooShort', parameters: { limit: 1, actual: 0 } })]
    if (issue.code === 'too_small' && valueAt(data, ...path) === '' && hasWrongFormat(issues, issue))
      return []
    const { code, text, ...parameters } = partsOf(issue, valueAt(data, ...path), () =>
      metadataAt(topic.schema, path),
    )
    return [problemWith({ ...place, code, parameters, ...(text !== undefined && { text }) })]
  })

const hasWrongFormat = (issues: readonly Issue[], { path }: Issue) =>
  issues.some((issue) => issue.code === 'invalid_format' && issue.path.join('.') === path.join('.'))

/** Replaces an issue of a union by the issues of the alternative that fits best, with complete paths. */
function innermost(issue: Issue): Issue[] {
  const nested =
    issue.code === 'invalid_union'
      ? issue.errors.toSorted((a, b) => rank(a) - rank(b))[0]
      : issue.code === 'invalid_key' || issue.code === 'invalid_element'
        ? issue.issues
        : undefined
  if (!nested || nested.length === 0) return [issue]
  return nested.flatMap((inner) => innermost({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** Alternatives of another type than the value fit worst. */
const rank = (issues: readonly Issue[]) =>
  issues.length + (issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0) ? 1000 : 0)

type Parts = ProblemParameters & { code: ProblemCode; text?: string }

function partsOf(issue: Issue, value: unknown, metadata: () => Record<string, unknown>): Parts {
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined ? { code: 'required' } : { code: 'wrongType', expected: issue.expected }
    case 'too_big':
      return { code: codesOf(issue.origin).most, limit: Number(issue.maximum), actual: sizeOf(value) }
    case 'too_small':
      return { code: codesOf(issue.origin).least, limit: Number(issue.minimum), actual: sizeOf(value) }
    case 'invalid_format':
      return { code: 'wrongFormat', expected: formatOf(metadata()) ?? issue.format }
    case 'invalid_value':
      return value === undefined
        ? { code: 'required' }
        : { code: 'notAllowed', expected: issue.values.slice(0, 20).map(String).join(', ') }
    case 'custom':
      return { code: 'rule', text: sentence(issue.message) }
    default:
      return isObject(value) && listOf(valueAt(issue, 'options')).length > 0
        ? { code: 'notAllowed', expected: listOf(valueAt(issue, 'options')).map(String).join(', ') }
        : { code: 'notAllowed' }
  }
}

function formatOf({ format, 'x-reference': list }: Record<string, unknown>): string | undefined {
  if (typeof format === 'string') return format
  return list === undefined ? undefined : 'slug'
}

function codesOf(origin: string): { most: ProblemCode; least: ProblemCode } {
  if (origin === 'string') return { most: 'tooLong', least: 'tooShort' }
  if (origin === 'array' || origin === 'set') return { most: 'tooManyItems', least: 'tooFewItems' }
  return { most: 'tooLarge', least: 'tooSmall' }
}

const sizeOf = (value: unknown) =>
  typeof value === 'string' || Array.isArray(value) ? value.length : Number(value)

/** Returns the message of a rule as a sentence. */
function sentence(message: string): string {
  const text = message.slice(0, 1).toUpperCase() + message.slice(1)
  return text.endsWith('.') ? text : `${text}.`
}
