// The kinds of changes for extensions (`x-…`) and for other attributes of operations outside of their schemas.
import type { Kind, NamedChange } from '../changes/change.ts'
import { listOf, objectOf } from '@members-hub/openapi'
import { isInOperation, listed, quote } from './texts.ts'

const sentence = (change: NamedChange) => {
  const { name, oldValue, newValue } = change
  const subject = subjectOf(change)
  if (oldValue === undefined || newValue === undefined)
    return `${subject} was ${newValue === undefined ? 'removed' : 'added'}`
  const describe = descriptions.get(name) ?? quote
  return `${subject} is ${describe(newValue) || 'empty'}, was ${describe(oldValue) || 'empty'}`
}

function subjectOf({ name, at, place, operation }: NamedChange) {
  if (isInOperation(at.after)) return `${operation}: ${name}`
  return at.after[0] === 'components' ? `${place}: ${name}` : name
}

/** Describes rate limits, such as `60 calls in 60 s by member`. */
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

/** Extensions that change the permissions or duties of callers, such as `x-permission` and `x-rate`. */
const meaningful = new Set([
  'x-body-limit',
  'x-changes',
  'x-currencies',
  'x-idempotency',
  'x-idempotency-days',
  'x-late-check-in',
  'x-permission',
  'x-rate',
  'x-rate-classes',
  'x-read',
  'x-reasons',
  'x-refusals',
  'x-scenarios',
  'x-sunset',
  'x-uploads',
])

export const knownExtension: Kind = {
  name: 'mark',
  title: 'An extension or another attribute of an operation changed',
  documentation: 'an attribute of the operation changed, or an extension (`x-…`) that contract-check knows',
  severity: 'affected',
  sentence,
  isOfKeyword: (name) => meaningful.has(name),
  isOfMember: ({ name }) => meaningful.has(name) || !name.startsWith('x-'),
  isMark: () => true,
}

export const extension: Kind = {
  name: 'extension',
  title: 'An extension changed',
  documentation: 'any other extension (`x-…`) changed',
  severity: 'safe',
  sentence,
  isOfKeyword: (name) => name.startsWith('x-'),
  isOfMember: () => true,
  isMark: () => true,
}

/** Returns the kind of a change of an extension at the root of the contract. */
export const kindOfExtension = (name: string): Kind => (meaningful.has(name) ? knownExtension : extension)

export const relaxed: Kind = {
  name: 'eased',
  title: 'An extension or another attribute of an operation allows more than before',
  documentation: 'an attribute or extension of the kind `mark` changed and allows more than before',
  severity: 'safe',
  sentence,
  isMark: () => true,
}
