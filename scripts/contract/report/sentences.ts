// A change in one plain sentence, by its kind.
import type { Change, Kind } from '../compare/change.ts'
import type { Place } from '../read/model.ts'

type Words = Change & { operation: string; before: string; place: string }

const rule = ({ name, place, at, operation, was, is }: Words) => {
  if (at.after.at(-1) === 'security')
    return `${operation} may be called by ${callers(is)}, before by ${callers(was)}`
  return is === undefined
    ? `${place} has no ${name} any more; it was ${said(was)}`
    : `${place}: ${name} is ${said(is)}, was ${said(was)}`
}
const mark = ({ name, at, place, operation, was, is }: Words) => {
  const [root = ''] = at.after
  const whose =
    root === 'paths' ? `${operation}: ${name}` : root === 'components' ? `${place}: ${name}` : name
  if (was === undefined || is === undefined) return `${whose} is ${is === undefined ? 'gone' : 'new'}`
  return `${whose} is ${said(is)}, was ${said(was)}`
}

const sentences: Record<Kind, (words: Words) => string> = {
  gone: ({ operation }) => `${operation} is gone`,
  new: ({ operation }) => `${operation} is new`,
  null: ({ place, is }) => `${place} ${said(is).includes('null') ? 'may be null' : 'is never null any more'}`,
  type: ({ place, was, is }) => `${place} is of the type ${said(is)}, not ${said(was)}`,
  values: valuesSentence,
  limit: rule,
  rule,
  required: ({ place, was }) => `${place} is ${was ? 'no longer required' : 'required now'}`,
  removed: ({ before }) => `${before} is gone`,
  added: ({ place, is }) => `${place} is new${is ? ', and required' : ''}`,
  renamed: ({ before, is }) => `${before} is called ${said(is)} now`,
  branch: ({ place, was, is }) =>
    is === undefined ? `${place} is never ${branchOf(was)} any more` : `${place} may be ${branchOf(is)}`,
  refusal: ({ name, operation, was, is }) =>
    was
      ? `The refusal ${name} has ${refusalParts(was, is)}`
      : `${operation} may be refused with ${name}, ${listed(Object(is).slice(1))}`,
  mark,
  eased: mark,
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
    case 'repeated':
      return said(is).includes('true')
        ? `${operation} may be sent twice`
        : `${operation} may not be sent twice any more: idempotency is gone`
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
    gone.length ? `is never ${listed(gone)} any more` : '',
  ]
  return `${place} ${parts.filter(Boolean).join(' and ') || 'lists its values in another order'}`
}

const named: Record<string, string> = {
  security: 'who may call',
  url: 'the path',
  responses: 'answer',
  requestBody: 'request',
}

/** A place as people say it: `Member.babies[].name`, `getTasks answer 404`. */
function nameOf(at: Place, operation: string): string {
  const inside = at[0] === 'components' ? at.slice(2) : at[0] === 'paths' ? [operation, ...at.slice(3)] : at
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

const said = (value: unknown) =>
  value === undefined ? 'nothing' : `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``
const listed = (values: unknown) => Object.values(Object(values)).map(said).join(', ')
const callers = (pattern: unknown) =>
  said(String(pattern).replaceAll('.*', ' and ').replaceAll('|', ' or ') || 'nobody')
/** What differs of a refusal's status and code. */
const refusalParts = (was: unknown, is: unknown) => {
  const [old, now]: unknown[][] = [Object(was), Object(is)]
  const parts = ['status', 'code'].flatMap((part, index) =>
    old?.[index] === now?.[index] ? [] : `the ${part} ${said(now?.[index])}, not ${said(old?.[index])}`,
  )
  return parts.join(', and ')
}
const branchOf = (value: unknown) =>
  typeof value === 'number' ? `HTTP ${value}` : String(value).split('/').at(-1)
