// Extensions (`x-…`) and other attributes of operations, which no schema describes.
import type { Kind, NamedChange } from '../changes/change.ts'
import { listOf, objectOf } from '@members-hub/openapi'
import { isInOperation, listed, quote } from './words.ts'

const sentence = (change: NamedChange) => {
  const { name, oldValue, newValue } = change
  const subject = subjectOf(change)
  if (oldValue === undefined || newValue === undefined)
    return `${subject} is ${newValue === undefined ? 'gone' : 'new'}`
  const describe = descriptions.get(name) ?? quote
  return `${subject} is ${describe(newValue) || 'empty'}, was ${describe(oldValue) || 'empty'}`
}

function subjectOf({ name, at, place, operation }: NamedChange) {
  if (isInOperation(at.after)) return `${operation}: ${name}`
  return at.after[0] === 'components' ? `${place}: ${name}` : name
}

/** Text of a rate limit: `60 calls in 60 s by member`. */
const ratesOf = (limits: unknown) =>
  listOf(limits)
    .map((entry) => {
      const { by, counts, points, seconds } = objectOf(entry)
      const unit = counts === 'call' ? 'calls' : `${String(counts)} calls`
      return `${String(points)} ${unit} in ${String(seconds)} s by ${listOf(by).join(' and ')}`
    })
    .join('; ')

const descriptions = new Map([
  ['x-rate', ratesOf],
  ['servers', listed],
])

export const mark: Kind = {
  name: 'mark',
  title: 'An extension or another attribute of an operation changed',
  documentation: 'an extension (`x-…`) or another attribute of the operation',
  severity: 'affected',
  sentence,
  isOfKeyword: (name) => name.startsWith('x-'),
  isMark: () => true,
}

export const eased: Kind = {
  name: 'eased',
  title: 'An extension or another attribute of an operation allows more',
  documentation: 'such an attribute allows more',
  severity: 'safe',
  sentence,
  isMark: () => true,
}
