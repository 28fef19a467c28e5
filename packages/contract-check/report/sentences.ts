// A change in one plain sentence, by its kind.
import type { Change, Kind } from '../compare/change.ts'
import { type Place, placeOf } from '@members-hub/openapi'

type Words = Change & { operation: string; before: string; place: string }

const rule = ({ name, place, at, operation, was, is }: Words) => {
  if (at.after.at(-1) === 'security') {
    const what = at.after.length === 1 ? 'What says nothing else of it' : operation
    return `${what} may be called by ${callers(is)}, before by ${callers(was)}`
  }
  return is === undefined
    ? `${place} no longer has ${name}; it was ${said(was)}`
    : `${place}: ${name} is ${said(is)}, was ${said(was)}`
}
const mark = ({ name, at, place, operation, was, is }: Words) => {
  const [root = ''] = at.after
  const whose = isOperation(at.after)
    ? `${operation}: ${name}`
    : root === 'components'
      ? `${place}: ${name}`
      : name
  if (was === undefined || is === undefined) return `${whose} is ${is === undefined ? 'gone' : 'new'}`
  const told = name === 'x-rate' ? ratesOf : name === 'servers' ? listed : said
  return `${whose} is ${told(is) || 'nothing'}, was ${told(was) || 'nothing'}`
}

/** Whether it is an answer as a whole. */
const isStatus = ([site]: Change['sites']) => site?.part === 'answer' && site.steps.length === 1

const sentences: Record<Kind, (words: Words) => string> = {
  gone: ({ operation }) => `${operation} is gone`,
  new: ({ operation }) => `${operation} is new`,
  null: ({ place, is }) => `${place} ${said(is).includes('null') ? 'may be null' : 'can no longer be null'}`,
  type: ({ place, was, is }) => `${place} is of the type ${said(is)}, not ${said(was)}`,
  values: valuesSentence,
  limit: rule,
  rule,
  required: ({ place, was }) => `${place} is ${was ? 'no longer required' : 'required now'}`,
  removed: ({ before }) => `${before} is gone`,
  added: ({ place, is }) => `${place} is new${is ? ', and required' : ''}`,
  renamed: ({ before, is }) => `${before} is called ${said(is)} now`,
  branch: ({ place, operation, was, is, sites }) =>
    isStatus(sites)
      ? `${operation} ${is === undefined ? `is no longer answered with ${branchOf(was)}` : `may be answered with ${branchOf(is)}`}`
      : is === undefined
        ? `${place} can no longer be ${branchOf(was)}`
        : `${place} may be ${branchOf(is)}`,
  called: ({ name, is }) => `The refusal ${name} is called ${said(is)} now: callers see the same code`,
  refusal: ({ name, operation, was, is }) =>
    was
      ? `The refusal ${name} has ${refusalParts(was, is)}`
      : `${operation} may be refused with ${name}, ${listed(Object(is).slice(1))}`,
  mark,
  eased: mark,
  deprecated: ({ name, place, operation, at, is }) => {
    if (name === 'x-sunset') return `${operation} is gone from ${String(is)} on`
    const whose = at.after.at(-1) === 'deprecated' ? operation : place
    return is === true ? `${whose} is deprecated` : `${whose} is no longer deprecated`
  },
  default: ({ place, was, is }) => `${place}: left out, it counts as ${said(is)}, not ${said(was)}`,
  prose: ({ name, place, operation, at }) =>
    `${at.after.at(-1) === name ? operation : place}: ${name} changed: check whether its meaning did, too`,
}

export function sentenceOf(change: Change): string {
  const [{ operation } = { operation: '' }] = change.sites
  const [before, after] = [nameOf(change.at.before, operation), nameOf(change.at.after, operation)]
  return `${sentences[change.kind]({ ...change, operation, before, place: after || before })}.`
}

function valuesSentence({ was, is, sites, place, operation }: Words): string {
  const [step, ...further] = sites[0]?.part === 'request' ? sites[0].steps : []
  switch (!further.length && step && 'property' in step && step.property) {
    case 'accept':
      return `${operation} answers with ${listed(is)}, before with ${listed(was)}`
    case 'media':
      return `${operation} takes ${listed(is)}, before ${listed(was)}`
    case 'repeated':
      return said(is).includes('true')
        ? `${operation} may be sent twice`
        : `${operation} may no longer be sent twice: idempotency is gone`
    case 'permission':
      return `${operation} needs ${is ? `the permission ${listed(is)}` : 'no permission'}, ${was ? `not ${listed(was)}` : 'it needed none'}`
    case 'url':
    case 'method':
      return `${operation} moved from ${listed(was)} to ${listed(is)}`
  }
  if (!was) return `${place} is one of ${listed(is)} only`
  if (!is) return `${place} may be anything, not only ${listed(was)}`
  const [old, now]: unknown[][] = [Object(was), Object(is)]
  const gone = old?.filter((one) => !now?.includes(one)) ?? []
  const fresh = now?.filter((one) => !old?.includes(one)) ?? []
  const parts = [
    fresh.length ? `can be ${listed(fresh)} now` : '',
    gone.length ? `can no longer be ${listed(gone)}` : '',
  ]
  return `${place} ${parts.filter(Boolean).join(' and ') || 'lists its values in another order'}`
}

const named: Record<string, string> = {
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
    else if (!['schema', 'parameters'].includes(key)) name += `${name ? ' ' : ''}${named[key] ?? key}`
  }
  return name.replace('answer 200', 'answer')
}

/** As long as one reads in a sentence; the report has the lines. */
const longest = 100

function said(value: unknown) {
  if (value === undefined) return 'nothing'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `\`${text.length > longest ? `${text.slice(0, longest)}…` : text}\``
}

/** How often one may call: `60 calls in 60 s by member`. */
const ratesOf = (limits: unknown) =>
  Object.values<{ by: string[]; counts: string; points: number; seconds: number }>(Object(limits))
    .map(({ by, counts, points, seconds }) => {
      const what = counts === 'call' ? 'calls' : `${counts} calls`
      return `${points} ${what} in ${seconds} s by ${by.join(' and ')}`
    })
    .join('; ')

const listed = (values: unknown) => Object.values(Object(values)).map(said).join(', ')
const callers = (pattern: unknown) =>
  said(String(pattern).replaceAll('.*', ' and ').replaceAll('|', ' or ') || 'anybody')
/** What differs of a refusal's status and code. */
const refusalParts = (was: unknown, is: unknown) => {
  const [old, now]: unknown[][] = [Object(was), Object(is)]
  const parts = ['status', 'code'].flatMap((part, index) =>
    old?.[index] === now?.[index] ? [] : `the ${part} ${said(now?.[index])}, not ${said(old?.[index])}`,
  )
  return parts.join(', and ')
}
/** A status, a component by its name, or whatever else tells a branch from others. */
const branchOf = (value: unknown) =>
  typeof value === 'number'
    ? `HTTP ${value}`
    : said(String(value).startsWith('#/') ? placeOf(String(value)).at(-1) : value)
