// Findings of two versions: what differs, judged, in plain sentences, with the places of the project that it reaches.
import { createHash } from 'node:crypto'
import { changesBetween } from './compare.ts'
import type { Change } from './change.ts'
import type { Effect, Finding, Subject } from './finding.ts'
import type { Model, Place } from './model.ts'
import { openVerdicts, worst } from './verdict.ts'

export function findingsBetween(before: Model, after: Model): Finding[] {
  const verdictOf = openVerdicts({ before, after })
  return changesBetween(before, after).map((change) => {
    const { at } = change
    const lines = { before: before.lineOf(at.before), after: after.lineOf(at.after) }
    const what = [change.kind, change.name, at.before, at.after, change.was, change.is]
    const fingerprint = createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 12)
    return { fingerprint, sentence: sentenceOf(change), lines, ...verdictOf(change), effects: [], builds: [] }
  })
}

/** The same findings with what they reach: only those that may be felt are followed. */
export function withEffects(findings: Finding[], effectsOf: (subject: Subject) => Effect[]): Finding[] {
  return findings.map((finding) => {
    const felt = finding.subjects.filter(({ verdict }) => verdict !== 'safe')
    const effects = new Map(
      felt.flatMap(effectsOf).map((effect) => [`${effect.file}:${effect.line} ${effect.how}`, effect]),
    )
    return { ...finding, effects: [...effects.values()] }
  })
}

/** One list of all comparisons: what several released contracts tell alike stands once, with their builds. */
export function joined(lists: { build?: string; findings: Finding[] }[]): Finding[] {
  const all = new Map<string, Finding>()
  for (const { build, findings } of lists)
    for (const finding of findings) {
      const known = all.get(finding.fingerprint) ?? finding
      const builds = [...known.builds, ...(build === undefined ? [] : [build])]
      all.set(finding.fingerprint, { ...known, verdict: worst([known.verdict, finding.verdict]), builds })
    }
  return [...all.values()].toSorted((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict))
}

const order = ['broken', 'affected', 'safe']

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
    else if (key === 'content') index += 1
    else if (key === 'oneOf' || key === 'anyOf' || key === 'allOf') index += 1
    else if (!['schema', 'parameters'].includes(key)) name += `${name ? ' ' : ''}${named[key] ?? key}`
  }
  return name.replace('answer 200', 'answer')
}

const said = (value: unknown) =>
  value === undefined ? 'nothing' : `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``
const listed = (values: unknown[]) => values.map(said).join(', ')

function sentenceOf(change: Change): string {
  const { kind, name, was, is, at } = change
  const [site] = change.sites
  const operation = site?.operation ?? ''
  const place = nameOf(at.after.length ? at.after : at.before, operation)
  const before = nameOf(at.before, operation)
  if (kind === 'limit' && at.after.at(-1) === 'security')
    return `${operation} may be called by ${callers(is)}, before by ${callers(was)}.`
  switch (kind) {
    case 'gone':
      return `${operation} is gone.`
    case 'new':
      return `${operation} is new.`
    case 'null':
      return JSON.stringify(is ?? null).includes('null') && is !== undefined
        ? `${place} may be null.`
        : `${place} is never null any more.`
    case 'type':
      return `${place} is of the type ${said(is)}, not ${said(was)}.`
    case 'limit':
    case 'rule':
    case 'closed':
      return is === undefined
        ? `${place} has no ${name} any more; it was ${said(was)}.`
        : `${place}: ${name} is ${said(is)}, was ${said(was)}.`
    case 'values':
      return valuesSentence(change, place, operation)
    case 'required':
      return `${place} is ${was ? 'no longer required' : 'required now'}.`
    case 'removed':
      return `${before} is gone.`
    case 'added':
      return `${place} is new${is ? ', and required' : ''}.`
    case 'renamed':
      return `${before} is called ${said(is)} now.`
    case 'branch':
      return is === undefined ? `${place} is never ${short(was)} any more.` : `${place} may be ${short(is)}.`
    case 'refusal':
      return was
        ? `The refusal ${name} has the status and code ${listed(Object(is))}, not ${listed(Object(was))}.`
        : `${operation} may be refused with ${name}, ${listed(Object(is).slice(1))}.`
    case 'prose':
      return `${at.after.at(-1) === name ? `${operation}: ${name}` : `${place}: ${name}`} reads differently; its meaning may have changed.`
    case 'default':
      return `${place}: left out, it counts as ${said(is)}, not ${said(was)}.`
    default:
      return markSentence(change, operation)
  }
}

const callers = (pattern: unknown) =>
  said(String(pattern).replaceAll('.*', ' and ').replaceAll('|', ' or ') || 'nobody')

const short = (value: unknown) =>
  typeof value === 'number' ? `HTTP ${value}` : String(value).split('/').at(-1)

function markSentence({ name, was, is, at }: Change, operation: string): string {
  const whose = at.after[0] === 'paths' ? `${operation}: ` : ''
  if (is === undefined) return `${whose}${name} is gone.`
  if (was === undefined) return `${whose}${name} is new.`
  return `${whose}${name} is ${said(is)}, was ${said(was)}.`
}

function valuesSentence({ was, is, at, sites }: Change, place: string, operation: string): string {
  const [old, now] = [Array.isArray(was) ? was : undefined, Array.isArray(is) ? is : undefined]
  if (at.after.at(-1) === 'responses' && sites[0]?.part === 'request')
    return `${operation} answers with ${listed(now ?? [])}, before with ${listed(old ?? [])}.`
  const [step] = sites[0]?.steps.slice(-1) ?? []
  const property = step && 'property' in step ? step.property : ''
  if (property === 'repeated')
    return now?.includes(true)
      ? `${operation} may be sent twice.`
      : `${operation} may not be sent twice any more: idempotency is gone.`
  if (property === 'permission')
    return `${operation} needs ${now ? `the permission ${listed(now)}` : 'no permission'}, ${old ? `not ${listed(old)}` : 'it needed none'}.`
  if (property === 'url' || property === 'method')
    return `${operation} moved from ${listed(old ?? [])} to ${listed(now ?? [])}.`
  if (!old) return `${place} is one of ${listed(now ?? [])} only.`
  if (!now) return `${place} may be anything, not only ${listed(old)}.`
  const [gone, fresh] = [old.filter((one) => !now.includes(one)), now.filter((one) => !old.includes(one))]
  const parts = [
    fresh.length ? `can be ${listed(fresh)} now` : '',
    gone.length ? `is never ${listed(gone)} any more` : '',
  ]
  return `${place} ${parts.filter(Boolean).join(' and ') || 'lists its values in another order'}.`
}
