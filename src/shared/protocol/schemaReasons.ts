// Converts the issues that the validator (zod) reports to reasons of the reason catalog, so that responses do not
// depend on a library.
import type * as z from 'zod/mini'
import type { Reason, ReasonCode } from './refuse.ts'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** Maximum number of issues that are reported, and of unknown fields per object. */
const most = { issues: 100, fields: 10 }

/** Returns the reasons why a value is invalid, each with its field. */
export const schemaReasons = (issues: readonly Issue[], value: unknown): Reason[] =>
  issues.slice(0, most.issues).flatMap((issue) => reasonsOf(issue, value, issue.path))

/** Converts the path of an issue to a field name: property names joined by dots, such as `address.city`. */
export const placeOf = (path: Path) => path.map(String).join('.').slice(0, 200)

function reasonsOf(issue: Issue, value: unknown, path: Path): Reason[] {
  const inside = (issues: readonly Issue[]) =>
    issues.flatMap((subIssue) => reasonsOf(subIssue, value, [...path, ...subIssue.path]))
  const withCode = (code: ReasonCode): Reason[] => [{ code, field: placeOf(path) }]
  if (isMissing(value, path)) return withCode('REQUIRED')
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys
        .slice(0, most.fields)
        .map((key) => ({ code: 'UNKNOWN_FIELD', field: placeOf([...path, key]) }))
    case 'invalid_union': {
      // For a union, report only the issues of the type that fits best, which has the fewest issues.
      const [nearest = []] = issue.errors.toSorted((branch, other) => branch.length - other.length)
      return nearest.length > 0 ? inside(nearest) : withCode('UNKNOWN_VALUE')
    }
    case 'invalid_key':
    case 'invalid_element':
      return inside(issue.issues)
    case 'too_big':
      return withCode(sizes[kindOf(issue.origin)].above)
    case 'too_small':
      return withCode(sizes[kindOf(issue.origin)].below)
    default:
      return withCode(codes[issue.code])
  }
}

const codes = {
  custom: 'FORMAT',
  invalid_format: 'FORMAT',
  invalid_type: 'WRONG_TYPE',
  invalid_value: 'UNKNOWN_VALUE',
  not_multiple_of: 'TOO_PRECISE',
} as const satisfies Partial<Record<Issue['code'], ReasonCode>>

const sizes = {
  text: { above: 'TOO_LONG', below: 'TOO_SHORT' },
  list: { above: 'TOO_MANY', below: 'TOO_FEW' },
  number: { above: 'TOO_LARGE', below: 'TOO_SMALL' },
} as const

function kindOf(origin: string): keyof typeof sizes {
  if (origin === 'string') return 'text'
  return ['array', 'set', 'map', 'object'].includes(origin) ? 'list' : 'number'
}

/** Returns true if the value has no property at the path. */
function isMissing(value: unknown, [name, ...rest]: Path): boolean {
  if (name === undefined) return value === undefined
  if (typeof value !== 'object' || value === null) return false
  return !Object.hasOwn(value, name) || isMissing(Reflect.get(value, name), rest)
}
