// The kind for deprecation of operations and fields, and for the date on which an operation will be removed
// (`x-sunset`).
import type { Kind } from '../changes/change.ts'
import type { NamedDifference } from '../changes/difference.ts'

export const deprecated: Kind = {
  name: 'deprecated',
  title: 'A deprecation was added, changed or removed',
  documentation: 'deprecated, or no longer',
  severity: 'safe',
  sentence: ({ name, place, operation, at, newValue }) => {
    if (name === 'x-sunset') return `${operation} will be removed on ${String(newValue)}`
    const subject = at.after.at(-1) === 'deprecated' ? operation : place
    return newValue === true ? `${subject} is deprecated` : `${subject} is no longer deprecated`
  },
  isOfMember: (difference) => difference.name === 'deprecated' || isLaterSunset(difference),
}

/** True for a new date and for a postponed date; an earlier date breaks a promise. */
const isLaterSunset = ({ name, oldValue, newValue }: NamedDifference) =>
  name === 'x-sunset' &&
  (typeof oldValue !== 'string' || (typeof newValue === 'string' && newValue > oldValue))
