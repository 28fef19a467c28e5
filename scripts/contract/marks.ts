// What the contract says beside schemas: refusals, how often one may call, what goes stale, and what is only told in words.
import type { RateLimit } from '../generate/contract.ts'
import { differing, pairOf, textOf, type Change, type Pair, type Site } from './change.ts'
import type { Context } from './compare.ts'
import { codesOf } from './messages.ts'
import type { Messages, Model, Place, Schema } from './model.ts'

const words = ['summary', 'description', 'tags', 'x-status', 'x-payload', 'x-audit', 'x-no-reaction']
const marks = ['operationId', 'x-changes', 'x-read']
/** Those at the root that are told by what makes use of them. */
const apart = ['x-refusals', 'x-reasons', 'x-rate-classes', 'x-body-limit']

export function compareMarks(site: Site, context: Context) {
  const { before, after } = site.messages
  if (!before || !after) return
  const documents = pairOf((side): Schema => Object(context.models[side].document))
  const noteMark = (kind: Change['kind'], name: string, { was, is }: Difference, at: Pair<Place>) =>
    context.note(site, { kind, name, was, is, at })
  const inOperation = (...keys: Place) => ({ before: [...before.at, ...keys], after: [...after.at, ...keys] })

  for (const one of differing(before.raw, after.raw)) {
    const kind = marks.includes(one.name) ? 'mark' : 'prose'
    if (kind === 'mark' || words.includes(one.name)) noteMark(kind, one.name, one, inOperation(one.name))
  }
  const isMeant = (mark: string) =>
    Object.keys(after.raw).some((key) => key.startsWith('x-') && mark.startsWith(key)) ||
    textOf(after.raw).includes(mark)
  for (const one of differing(documents.before, documents.after))
    if (one.name.startsWith('x-') && !apart.includes(one.name) && isMeant(one.name))
      noteMark(isLess(one.was, one.is) ? 'mark' : 'eased', one.name, one, inBoth(one.name))
  for (const group of differing(documents.before['x-reasons'], documents.after['x-reasons']))
    for (const one of differing(group.was, group.is)) {
      const isReworded = one.was !== undefined && one.is !== undefined
      const at = inBoth('x-reasons', group.name, one.name)
      noteMark(isReworded ? 'prose' : 'mark', `reason ${one.name}`, one, at)
    }
  const schemes = pairOf((side) => Object(documents[side].components).securitySchemes)
  for (const one of differing(schemes.before, schemes.after))
    if (textOf(before.raw.security ?? documents.before.security).includes(`"${one.name}"`))
      noteMark('mark', `scheme ${one.name}`, one, inBoth('components', 'securitySchemes', one.name))

  const [was, is] = [limitsOf(documents.before, before), limitsOf(documents.after, after)]
  const isLooser = is.every((limit) =>
    was.some((former) => isSameLimit(former, limit) && former.points <= limit.points),
  )
  const rate = String(after.raw['x-rate'])
  const at =
    before.raw['x-rate'] === after.raw['x-rate'] ? inBoth('x-rate-classes', rate) : inOperation('x-rate')
  if (textOf(was) !== textOf(is)) noteMark(isLooser ? 'eased' : 'mark', 'x-rate', { was, is }, at)
  compareRefusals(site, { before, after }, context)
}

type Difference = { was: unknown; is: unknown }

const inBoth = (...at: Place) => ({ before: at, after: at })

const limitsOf = (document: Schema, { raw }: Messages): RateLimit[] =>
  Object(document['x-rate-classes'])[String(raw['x-rate'])]?.limits ?? []

const isSameLimit = (one: RateLimit, other: RateLimit) =>
  textOf({ ...one, points: 0 }) === textOf({ ...other, points: 0 })

/** Whether something was taken away: a smaller number, a list or an object that lacks what it had, a yes that is a no. */
function isLess(was: unknown, is: unknown): boolean {
  if (typeof was === 'number' && typeof is === 'number') return is < was
  if (Array.isArray(was)) return was.some((one) => !Object(is).includes?.(one))
  if (typeof was === 'object' && was !== null)
    return Object.entries(was).some(([name, value]) => isLess(value, Object(is)[name]))
  return was !== is && was !== false
}

type Refusal = { status: string; code: number; message?: Record<string, string> }

const refusalsOf = ({ document }: Model, { operation, raw }: Messages): Record<string, Refusal> =>
  Object.fromEntries(
    Object.keys(Object(raw.responses)).flatMap((status) =>
      Object.entries(codesOf(document, operation, status) ?? {}).flatMap(([name, code]) =>
        name === 'success' ? [] : [[name, { status, code, message: document['x-refusals'][name]?.message }]],
      ),
    ),
  )

function compareRefusals(site: Site, { before, after }: Pair<Messages>, { note, models }: Context) {
  const inList = { before: [...before.at, 'x-refusals'], after: [...after.at, 'x-refusals'] }
  for (const { name, ...one } of differing(
    refusalsOf(models.before, before),
    refusalsOf(models.after, after),
  )) {
    const [was, is]: (Refusal | undefined)[] = [one.was, one.is]
    const inCatalogue = inBoth('x-refusals', name)
    if (!is) {
      note(site, { kind: 'eased', name: `refusal ${name}`, was: was?.code, is: undefined, at: inList })
      continue
    }
    if (was && textOf(was.message) !== textOf(is.message))
      note(site, {
        kind: 'prose',
        name: `words of ${name}`,
        was: was.message,
        is: is.message,
        at: inCatalogue,
      })
    if (was?.code === is.code && was.status === is.status) continue
    const isListed = !was && textOf(after.raw['x-refusals']).includes(`"${name}"`)
    const said: Schema = { required: ['code'], properties: { code: { const: is.code } } }
    const index = Object.keys(Object(after.raw.responses)).indexOf(is.status)
    const steps = [{ branch: { before: -1, after: index } }, { property: 'body' }]
    const here = {
      before: { schema: before.answer, at: before.at },
      after: { schema: after.answer, at: after.at },
    }
    note(
      { ...site, part: 'answer', steps, here },
      {
        kind: 'refusal',
        name,
        was: was && [was.status, was.code],
        is: [is.status, is.code],
        at: isListed ? { ...inList, after: [...inList.after, name] } : inCatalogue,
        probes: { before: was?.code === is.code ? {} : { not: said }, after: {} },
        values: [{ code: is.code, message: is.message?.en ?? name }],
      },
    )
  }
}
