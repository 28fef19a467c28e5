// The kind of change for the deprecation of operations and fields, and for the date on which an operation will be
// removed (`x-sunset`).
import type { Kind } from '../changes/change.ts'
import type { NamedDifference } from '../changes/difference.ts'

export const deprecated: Kind = {
  name: 'deprecated',
  title: 'A deprecation was added, changed or removed',
  documentation: 'an operation, parameter or property became deprecated, or is no longer deprecated',
  severity: 'safe',
  sentence: ({ name, place, operation, at, newValue }) => {
    if (name === 'x-sunset') return `${operation} will be removed on ${String(newValue)}`
    const subject = at.after.at(-1) === 'deprecated' ? operation : place
    return newValue === true ? `${subject} is deprecated` : `${subject} is no longer deprecated`
  },
  isOfMember: (difference) => difference.name === 'deprecated' || isLaterSunset(difference),
}

/** True if a sunset date was added or postponed. An earlier date would break a promise to callers. */
const isLaterSunset = ({ name, oldValue, newValue }: NamedDifference) =>
  name === 'x-sunset' &&
  (typeof oldValue !== 'string' || (typeof newValue === 'string' && newValue > oldValue))
