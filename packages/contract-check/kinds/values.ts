// The kind for values of an `enum` or `const`, and for path, method, media types and permission of an operation,
// which its request schema lists as values.
import { pairOf, type Context, type Kind, type NamedChange, type Site } from '../changes/change.ts'
import { textOf } from '../changes/difference.ts'
import { listOf, type Schema } from '@members-hub/openapi'
import { listed, quote } from './words.ts'

export const values: Kind = {
  name: 'values',
  title: 'The allowed values changed',
  documentation: 'other values of an `enum` or `const`',
  severity: {
    // A client may not know an additional value of the same type; a replaced value breaks it.
    newAnswer: ({ oldValue, newValue }) => {
      const stays =
        Array.isArray(oldValue) &&
        (!Array.isArray(newValue) || oldValue.every((value) => newValue.includes(value)))
      return stays ? 'affected' : 'broken'
    },
    unproved: ({ oldValue, newValue }, part) => {
      const [fewer, more] = part === 'request' ? [oldValue, newValue] : [newValue, oldValue]
      return isWithin(fewer, more) ? 'safe' : 'reverse'
    },
  },
  sentence: (change) => (carrierSentences.get(carrierOf(change)) ?? sentence)(change),
}

/** True if each value of a list is in the other one; a missing list allows all values. */
const isWithin = (fewer: unknown, more: unknown) =>
  more === undefined || (fewer !== undefined && listOf(fewer).every((value) => listOf(more).includes(value)))

export function compareValues(site: Site, { note }: Context) {
  const { before, after } = pairOf((side) => valuesOf(site.spots[side].schema))
  if (textOf({ enum: before }) === textOf({ enum: after })) return
  const probes = { before: probeOf(before), after: probeOf(after) }
  note(site, { kind: values, name: 'enum', oldValue: before, newValue: after, probes })
}

/** The only values of a schema, if it lists them. */
export const valuesOf = (schema: Schema) => ('const' in schema ? [schema.const] : schema.enum)

const probeOf = (enumeration: unknown): Schema => (enumeration ? { enum: enumeration } : {})

function sentence({ oldValue, newValue, place }: NamedChange) {
  if (!oldValue) return `${place} can only be ${listed(newValue)}`
  if (!newValue) return `${place} can be any value, not only ${listed(oldValue)}`
  const [oldValues, newValues] = [listOf(oldValue), listOf(newValue)]
  const removed = oldValues.filter((value) => !newValues.includes(value))
  const added = newValues.filter((value) => !oldValues.includes(value))
  const parts = [
    added.length ? `can be ${listed(added)} now` : '',
    removed.length ? `can no longer be ${listed(removed)}` : '',
  ]
  return `${place} ${parts.filter(Boolean).join(' and ') || 'lists its values in another order'}`
}

/** The part of a request that describes how it is sent, if its values changed; otherwise an empty string. */
function carrierOf({ sites: [site] }: NamedChange) {
  const [step, ...further] = site?.part === 'request' ? site.steps : []
  return further.length === 0 && step && 'property' in step ? step.property : ''
}

const permissionOf = (value: unknown) => (value ? `the permission ${listed(value)}` : 'no permission')

const moved = ({ operation, oldValue, newValue }: NamedChange) =>
  `${operation} moved from ${listed(oldValue)} to ${listed(newValue)}`

const carrierSentences = new Map<string, Kind['sentence']>(
  Object.entries({
    accept: ({ operation, oldValue, newValue }: NamedChange) =>
      `${operation} responds with ${listed(newValue)}, previously with ${listed(oldValue)}`,
    media: ({ operation, oldValue, newValue }: NamedChange) =>
      `${operation} accepts ${listed(newValue)}, previously ${listed(oldValue)}`,
    repeated: ({ operation, newValue }: NamedChange) =>
      quote(newValue).includes('true')
        ? `${operation} is idempotent now`
        : `${operation} is no longer idempotent`,
    permission: ({ operation, oldValue, newValue }: NamedChange) =>
      `${operation} requires ${permissionOf(newValue)}, previously ${permissionOf(oldValue)}`,
    url: moved,
    method: moved,
  }),
)
