// What the contract says beside schemas: refusals, how often one may call, what goes stale, and what is only told in words.
import { textOf, type Site } from './change.ts'
import type { Context } from './compare.ts'
import type { RateLimit } from '../generate/contract.ts'
import { codesOf } from './messages.ts'
import { type Messages, type Model, type Schema } from './model.ts'

const words = [
  'operationId',
  'summary',
  'description',
  'tags',
  'x-status',
  'x-payload',
  'x-audit',
  'x-no-reaction',
]
const marks = ['operationId', 'x-changes', 'x-read']
/** Marks at the root, which concern the operations that speak of them or carry the mark beside. */
const shared = {
  'x-idempotency-days': 'x-idempotency"',
  'x-late-check-in': '',
  'x-uploads': '',
  'x-currencies': '',
}

export function compareMarks(site: Site, context: Context) {
  const { note, models } = context
  const { before, after } = site.messages
  if (!before || !after) return
  const at = (name: string) => ({ before: [...before.at, name], after: [...after.at, name] })
  const noteMark = (
    name: string,
    was: unknown,
    is: unknown,
    kind: 'mark' | 'eased' | 'prose',
    places = at(name),
  ) => {
    if (textOf(was) !== textOf(is)) note(site, { kind, name, was, is, at: places })
  }
  for (const name of words) noteMark(name, before.raw[name], after.raw[name], 'prose')
  for (const name of marks) noteMark(name, before.raw[name], after.raw[name], 'mark')
  for (const [name, companion] of Object.entries(shared)) {
    const [was, is] = [Object(models.before.document)[name], Object(models.after.document)[name]]
    const isMeant = [name, companion].some((word) => word && textOf(after.raw).includes(word))
    if (isMeant)
      noteMark(name, was, is, isLess(was, is) ? 'mark' : 'eased', { before: [name], after: [name] })
  }
  for (const scheme of Object.values(Object(before.raw.security ?? models.before.document.security)).flatMap(
    (one) => Object.keys(Object(one)),
  )) {
    const schemes = [models.before, models.after].map(
      ({ document }) => Object(document.components).securitySchemes?.[scheme],
    )
    const place = ['components', 'securitySchemes', scheme]
    noteMark(`scheme ${scheme}`, schemes[0], schemes[1], 'mark', { before: place, after: place })
  }
  const [was, is] = [rateOf(models.before, before), rateOf(models.after, after)]
  const places =
    before.raw['x-rate'] === after.raw['x-rate'] ? ['x-rate-classes', String(after.raw['x-rate'])] : undefined
  const isTighter = is.some((limit) => {
    const former = was.find((one) => sameLimit(one) === sameLimit(limit))
    return !former || limit.points < former.points
  })
  noteMark('x-rate', was, is, isTighter ? 'mark' : 'eased', places && { before: places, after: places })
  compareReasons(site, context)
  compareRefusals(site, before, after, context)
}

const rateOf = ({ document }: Model, { raw }: Messages): RateLimit[] =>
  Object(document['x-rate-classes'])[String(raw['x-rate'])]?.limits ?? []

const sameLimit = ({ by, counts, seconds }: RateLimit) => textOf([by, counts, seconds])

/** Whether something was taken away: a smaller number, a list or an object that lacks what it had, a yes that is a no. */
function isLess(was: unknown, is: unknown): boolean {
  if (typeof was === 'number' && typeof is === 'number') return is < was
  if (Array.isArray(was)) return was.some((one) => !Object(is).includes?.(one))
  if (typeof was === 'object' && was !== null)
    return Object.entries(was).some(([name, value]) => isLess(value, Object(is)[name]))
  return was !== is && was !== false
}

function compareReasons(site: Site, { note, models }: Context) {
  const [before, after] = [models.before.document['x-reasons'], models.after.document['x-reasons']]
  if (textOf(before) === textOf(after)) return
  for (const group of new Set([...Object.keys(Object(before)), ...Object.keys(Object(after))])) {
    const [was, is] = [Object(Object(before)[group]), Object(Object(after)[group])]
    for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
      if (textOf(was[name]) === textOf(is[name])) continue
      const place = ['x-reasons', group, name]
      const kind = name in was && name in is ? 'prose' : 'mark'
      note(site, {
        kind,
        name: `reason ${name}`,
        was: was[name],
        is: is[name],
        at: { before: place, after: place },
      })
    }
  }
}

type Refusal = { status: string; code: number; message?: Record<string, string> }

function refusalsOf({ document }: Model, { operation, raw }: Messages) {
  return Object.keys(Object(raw.responses)).flatMap((status) =>
    Object.entries(codesOf(document, operation, status) ?? {}).flatMap(([name, code]): [string, Refusal][] =>
      name === 'success' ? [] : [[name, { status, code, message: document['x-refusals'][name]?.message }]],
    ),
  )
}

function compareRefusals(site: Site, before: Messages, after: Messages, { note, models }: Context) {
  const saidBy = ({ document }: Model, { raw }: Messages) =>
    [document['x-refusals'], raw['x-refusals'], Object.keys(Object(raw.responses))].map(textOf).join()
  if (saidBy(models.before, before) === saidBy(models.after, after)) return
  const catalogue = (name: string) => ({ before: ['x-refusals', name], after: ['x-refusals', name] })
  const was = new Map(refusalsOf(models.before, before))
  const is = new Map(refusalsOf(models.after, after))
  for (const [name, refusal] of was) {
    const now = is.get(name)
    const at = now
      ? catalogue(name)
      : { before: [...before.at, 'x-refusals'], after: [...after.at, 'x-refusals'] }
    if (!now) note(site, { kind: 'eased', name: `refusal ${name}`, was: refusal.code, is: undefined, at })
    else if (now.code !== refusal.code || now.status !== refusal.status) noteRefusal(name, now, at, refusal)
    if (now && textOf(now.message) !== textOf(refusal.message))
      note(site, { kind: 'prose', name: `words of ${name}`, was: refusal.message, is: now.message, at })
  }
  for (const [name, refusal] of is) {
    if (was.has(name)) continue
    const isListed = textOf(after.raw['x-refusals']).includes(`"${name}"`)
    const at = isListed
      ? { before: [...before.at, 'x-refusals'], after: [...after.at, 'x-refusals', name] }
      : catalogue(name)
    noteRefusal(name, refusal, at)
  }

  function noteRefusal(
    name: string,
    { status, code, message }: Refusal,
    at: Site['here'] extends infer _ ? ReturnType<typeof catalogue> : never,
    former?: Refusal,
  ) {
    const index = Object.keys(Object(after.raw.responses)).indexOf(status)
    const body = { code, message: message?.en ?? name }
    const said: Schema = { required: ['code'], properties: { code: { const: code } } }
    note(
      {
        ...site,
        part: 'answer',
        steps: [{ branch: { before: -2, after: index } }, { property: 'body' }],
        here: answersOf(before, after),
      },
      {
        kind: 'refusal',
        name,
        was: former && [former.status, former.code],
        is: [status, code],
        at,
        probes: { before: former?.code === code ? {} : { not: said }, after: {} },
        values: { after: [body] },
      },
    )
  }
}

const answersOf = (before: Messages, after: Messages): Site['here'] => ({
  before: { schema: before.answer, at: before.at },
  after: { schema: after.answer, at: after.at },
})
