// A change in one plain sentence, by its kind.
import type { Change, Kind } from '../compare/change.ts'
import { type Place, placeOf } from '@members-hub/openapi'

type Words = Change & { operation: string; before: string; place: string }

const rule = ({ name, place, at, operation, was: oldValue, is: newValue }: Words) => {
  if (at.after.at(-1) === 'security') {
    const subject = at.after.length === 1 ? 'What says nothing else of it' : operation
    return `${subject} may be called by ${callers(newValue)}, before by ${callers(oldValue)}`
  }
  return newValue === undefined
    ? `${place} no longer has ${name}; it was ${quote(oldValue)}`
    : `${place}: ${name} is ${quote(newValue)}, was ${quote(oldValue)}`
}
const mark = ({ name, at, place, operation, was: oldValue, is: newValue }: Words) => {
  const [root = ''] = at.after
  const subject = isOperation(at.after)
    ? `${operation}: ${name}`
    : root === 'components'
      ? `${place}: ${name}`
      : name
  if (oldValue === undefined || newValue === undefined)
    return `${subject} is ${newValue === undefined ? 'gone' : 'new'}`
  const describe = name === 'x-rate' ? ratesOf : name === 'servers' ? listed : quote
  return `${subject} is ${describe(newValue) || 'nothing'}, was ${describe(oldValue) || 'nothing'}`
}

/** True if the change is of a whole response. */
const isStatus = ([site]: Change['sites']) => site?.part === 'answer' && site.steps.length === 1

const sentences: Record<Kind, (words: Words) => string> = {
  gone: ({ operation }) => `${operation} is gone`,
  new: ({ operation }) => `${operation} is new`,
  null: ({ place, is: newValue }) =>
    `${place} ${quote(newValue).includes('null') ? 'may be null' : 'can no longer be null'}`,
  type: ({ place, was: oldValue, is: newValue }) =>
    `${place} is of the type ${quote(newValue)}, not ${quote(oldValue)}`,
  values: valuesSentence,
  limit: rule,
  rule,
  required: ({ place, was: oldValue }) => `${place} is ${oldValue ? 'no longer required' : 'required now'}`,
  removed: ({ before }) => `${before} is gone`,
  added: ({ place, is: newValue }) => `${place} is new${newValue ? ', and required' : ''}`,
  renamed: ({ before, is: newValue }) => `${before} is called ${quote(newValue)} now`,
  branch: ({ place, operation, was: oldValue, is: newValue, sites }) =>
    isStatus(sites)
      ? `${operation} ${newValue === undefined ? `is no longer answered with ${branchOf(oldValue)}` : `may be answered with ${branchOf(newValue)}`}`
      : newValue === undefined
        ? `${place} can no longer be ${branchOf(oldValue)}`
        : `${place} may be ${branchOf(newValue)}`,
  called: ({ name, is: newValue }) =>
    `The refusal ${name} is called ${quote(newValue)} now: callers see the same code`,
  refusal: ({ name, operation, was: oldValue, is: newValue }) =>
    oldValue
      ? `The refusal ${name} has ${refusalParts(oldValue, newValue)}`
      : `${operation} may be refused with ${name}, ${listed(Object(newValue).slice(1))}`,
  mark,
  eased: mark,
  deprecated: ({ name, place, operation, at, is: newValue }) => {
    if (name === 'x-sunset') return `${operation} is gone from ${String(newValue)} on`
    const subject = at.after.at(-1) === 'deprecated' ? operation : place
    return newValue === true ? `${subject} is deprecated` : `${subject} is no longer deprecated`
  },
  default: ({ place, was: oldValue, is: newValue }) =>
    `${place}: left out, it counts as ${quote(newValue)}, not ${quote(oldValue)}`,
  prose: ({ name, place, operation, at }) =>
    `${at.after.at(-1) === name ? operation : place}: ${name} changed: check whether its meaning did, too`,
}

export function sentenceOf(change: Change): string {
  const [{ operation } = { operation: '' }] = change.sites
  const [before, after] = [nameOf(change.at.before, operation), nameOf(change.at.after, operation)]
  return `${sentences[change.kind]({ ...change, operation, before, place: after || before })}.`
}

function valuesSentence({ was: oldValue, is: newValue, sites, place, operation }: Words): string {
  const [step, ...further] = sites[0]?.part === 'request' ? sites[0].steps : []
  switch (!further.length && step && 'property' in step && step.property) {
    case 'accept':
      return `${operation} answers with ${listed(newValue)}, before with ${listed(oldValue)}`
    case 'media':
      return `${operation} takes ${listed(newValue)}, before ${listed(oldValue)}`
    case 'repeated':
      return quote(newValue).includes('true')
        ? `${operation} may be sent twice`
        : `${operation} may no longer be sent twice: idempotency is gone`
    case 'permission':
      return `${operation} needs ${newValue ? `the permission ${listed(newValue)}` : 'no permission'}, ${oldValue ? `not ${listed(oldValue)}` : 'it needed none'}`
    case 'url':
    case 'method':
      return `${operation} moved from ${listed(oldValue)} to ${listed(newValue)}`
  }
  if (!oldValue) return `${place} is one of ${listed(newValue)} only`
  if (!newValue) return `${place} may be anything, not only ${listed(oldValue)}`
  const [old, now]: unknown[][] = [Object(oldValue), Object(newValue)]
  const removals = old?.filter((entry) => !now?.includes(entry)) ?? []
  const fresh = now?.filter((entry) => !old?.includes(entry)) ?? []
  const parts = [
    fresh.length ? `can be ${listed(fresh)} now` : '',
    removals.length ? `can no longer be ${listed(removals)}` : '',
  ]
  return `${place} ${parts.filter(Boolean).join(' and ') || 'lists its values in another order'}`
}

const keyNames: Record<string, string> = {
  security: 'who may call',
  url: 'the path',
  responses: 'answer',
  requestBody: 'request',
}

const isOperation = ([first]: Place) => first === 'paths' || first === 'webhooks'

/** A place as people say it: `Member.babies[].name`, `getTasks answer 404`. */
function nameOf(at: Place, operation: string): string {
  const inside = at[0] === 'components' ? at.slice(2) : isOperation(at) ? [operation, ...at.slice(3)] : at
  let name = ''
  for (let index = 0; index < inside.length; index++) {
    const key = inside[index] ?? ''
    if (key === 'properties') name += `.${inside[(index += 1)]}`
    else if (key === 'items') name += '[]'
    else if (key === 'additionalProperties') name += '{}'
    else if (['content', 'oneOf', 'anyOf', 'allOf'].includes(key)) index += 1
    else if (!['schema', 'parameters'].includes(key)) name += `${name ? ' ' : ''}${keyNames[key] ?? key}`
  }
  return name.replace('answer 200', 'answer')
}

/** Longest value in a sentence, in characters. */
const longest = 100

function quote(value: unknown) {
  if (value === undefined) return 'nothing'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `\`${text.length > longest ? `${text.slice(0, longest)}…` : text}\``
}

/** Text of a rate limit: `60 calls in 60 s by member`. */
const ratesOf = (limits: unknown) =>
  Object.values<{ by: string[]; counts: string; points: number; seconds: number }>(Object(limits))
    .map(({ by, counts, points, seconds }) => {
      const unit = counts === 'call' ? 'calls' : `${counts} calls`
      return `${points} ${unit} in ${seconds} s by ${by.join(' and ')}`
    })
    .join('; ')

const listed = (values: unknown) => Object.values(Object(values)).map(quote).join(', ')
const callers = (pattern: unknown) =>
  quote(String(pattern).replaceAll('.*', ' and ').replaceAll('|', ' or ') || 'anybody')
/** Text of the changed status and code of a refusal. */
const refusalParts = (oldRefusal: unknown, newRefusal: unknown) => {
  const [old, now]: unknown[][] = [Object(oldRefusal), Object(newRefusal)]
  const parts = ['status', 'code'].flatMap((part, index) =>
    old?.[index] === now?.[index] ? [] : `the ${part} ${quote(now?.[index])}, not ${quote(old?.[index])}`,
  )
  return parts.join(', and ')
}
/** A status, a component by its name, or whatever else tells a branch from others. */
const branchOf = (value: unknown) =>
  typeof value === 'number'
    ? `HTTP ${value}`
    : quote(String(value).startsWith('#/') ? placeOf(String(value)).at(-1) : value)
