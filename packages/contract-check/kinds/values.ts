// The kind of change for values of an `enum` or `const`. It includes path, method, media types and permission of an
// operation, because the request schema represents them as values.
import { pairOf, type Context, type Kind, type NamedChange, type Site } from '../changes/change.ts'
import { textOf } from '../changes/difference.ts'
import { listOf, type Schema } from '@members-hub/openapi'
import { listed, quote } from './texts.ts'

export const values: Kind = {
  name: 'values',
  title: 'The allowed values changed',
  documentation: 'the values of an `enum` or `const` changed',
  severity: {
    // If a value of the same type was added, a client may not know the new value. If a value was replaced, the client
    // breaks.
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

/** True if each value of the list `fewer` is also in the list `more`; a missing list allows all values. */
const isWithin = (fewer: unknown, more: unknown) =>
  more === undefined || (fewer !== undefined && listOf(fewer).every((value) => listOf(more).includes(value)))

export function compareValues(site: Site, { note }: Context) {
  const { before, after } = pairOf((side) => valuesOf(site.spots[side].schema))
  if (textOf({ enum: before }) === textOf({ enum: after })) return
  const probes = { before: probeOf(before), after: probeOf(after) }
  note(site, { kind: values, name: 'enum', oldValue: before, newValue: after, probes })
}

/** Returns the values that the `enum` or `const` of a schema lists. */
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

/**
 * Returns the part of a request whose values changed, such as `method`; an empty string if the change is nested inside
 * of a part.
 */
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
