// Compares what the contract says beside schemas: refusals, how often one may call, what goes stale, what is only told in words.
import {
  codesOf,
  componentOf,
  follow,
  type Messages,
  type Model,
  type Place,
  reachedComponents,
  type Schema,
  objectOf,
} from '@members-hub/openapi'
import {
  differencesOf,
  pairOf,
  siteOf,
  textOf,
  type Change,
  type Context,
  type Pair,
  type Site,
} from './change.ts'

/** What tells who reads the contract, and changes nothing for who calls. */
const words = [
  'summary',
  'description',
  'tags',
  'externalDocs',
  'x-status',
  'x-payload',
  'x-audit',
  'x-may-be-old',
  'x-no-reaction',
  'x-deprecated-since',
]
/** Marks that are told by what they allow in a message, or one entry at a time. Any other may mean anything. */
const apart = [
  'x-permission',
  'x-idempotency',
  'x-body-limit',
  'x-refusals',
  'x-reasons',
  'x-rate',
  'x-rate-classes',
]
/** Where more is allowed nobody is hurt. */
const allowances = ['x-idempotency-days', 'x-late-check-in', 'x-uploads', 'x-scenarios']

/** What is told by the messages of an operation, or tells nothing of it. */
const inMessages = ['parameters', 'shared', 'requestBody', 'responses', 'security', 'callbacks', 'servers']

/** Whatever is not known may mean anything. */
function kindOf({
  name,
  was: oldValue,
  is: newValue,
}: { name: string } & Difference): Change['kind'] | undefined {
  if (name === 'deprecated') return name
  // A day that was promised may come later, and not sooner.
  if (name === 'x-sunset')
    return typeof oldValue !== 'string' || (typeof newValue === 'string' && newValue > oldValue)
      ? 'deprecated'
      : 'mark'
  if (words.includes(name)) return 'prose'
  return apart.includes(name) || inMessages.includes(name) ? undefined : 'mark'
}
const inBoth = (...at: Place) => ({ before: at, after: at })

/** What stands beside the messages of an operation. */
export function compareMarks(site: Site, { before, after }: Pair<Messages>, context: Context) {
  const inOperation = (name: string) => ({ before: [...before.at, name], after: [...after.at, name] })
  for (const difference of differencesOf(before.raw, after.raw)) {
    const kind = kindOf(difference)
    if (kind) context.note(site, { ...difference, kind, at: inOperation(difference.name) })
  }
  const callers = pairOf((side) => Object({ before, after }[side].request.properties).caller)
  if (
    textOf(before.raw.security) !== textOf(after.raw.security) &&
    textOf(callers.before) === textOf(callers.after)
  ) {
    const [oldSecurity, newSecurity] = [before.raw.security, after.raw.security]
    context.note(site, {
      kind: 'mark',
      name: 'security',
      was: oldSecurity,
      is: newSecurity,
      at: inOperation('security'),
    })
  }
  const servers = serversOf(before.raw.servers, after.raw.servers)
  if (servers) context.note(site, { ...servers, name: 'servers', at: inOperation('servers') })
  const beside = pairOf((side) => besideSchemas(context.models[side], { before, after }[side]))
  for (const difference of differencesOf(beside.before, beside.after))
    context.note(site, { ...difference, kind: 'mark', at: inOperation(difference.name) })
  const [oldRate, newRate] = [rateOf(context.models.before, before), rateOf(context.models.after, after)]
  const name = 'x-rate'
  const at =
    before.raw[name] === after.raw[name]
      ? inBoth('x-rate-classes', String(after.raw[name]))
      : inOperation(name)
  if (textOf(oldRate) !== textOf(newRate))
    context.note(site, {
      kind: isLooser(oldRate, newRate) ? 'eased' : 'mark',
      name,
      was: oldRate.limits,
      is: newRate.limits,
      at,
    })
  compareRefusals(site, { before, after }, context)
}

type Server = { url?: string; variables?: unknown }

/** Which addresses came and went; nothing where they are the same. */
function serversOf(before: unknown, after: unknown) {
  const listed = (servers: unknown) =>
    (Array.isArray(servers) ? servers : [{ url: '/' }]).map(({ url, variables }: Server) =>
      [String(url).replace(/(?<=.)\/$/, ''), ...(variables ? [textOf(variables)] : [])].join(' '),
    )
  const [oldUrls, newUrls] = [listed(before), listed(after)].map((urls) => urls.toSorted())
  if (!oldUrls || !newUrls || textOf(oldUrls) === textOf(newUrls)) return undefined
  const kind: Change['kind'] = oldUrls.every((url) => newUrls.includes(url)) ? 'eased' : 'mark'
  return { kind, was: oldUrls, is: newUrls }
}

/** How the parts of a form are written, and what an answer leads to: nothing of a message's own shape. */
function besideSchemas({ document }: Model, { raw }: Messages) {
  const encodings = (holder: unknown) =>
    Object.entries(Object(follow(document, holder, []).schema.content)).flatMap(([type, media]) => {
      const { encoding } = Object(media)
      return encoding === undefined ? [] : [[type, encoding]]
    })
  const links = Object.entries(Object(raw.responses)).flatMap(([status, response]) => {
    const { links: responseLinks } = follow(document, response, []).schema
    return responseLinks === undefined ? [] : [[status, responseLinks]]
  })
  const encoding = encodings(raw.requestBody)
  return { ...(encoding.length > 0 && { encoding }), ...(links.length > 0 && { links }) }
}

/** What stands at the root, of all operations that are in both versions. */
export function compareRoot(sites: Site[], { note, models }: Pick<Context, 'note' | 'models'>) {
  const documents = pairOf((side): Schema => Object(models[side].document))
  const { before, after } = documents
  const tell = (
    concerned: Site[],
    kind: Change['kind'],
    place: Place,
    { was: oldValue, is: newValue }: Difference,
    name: string,
  ) => {
    for (const site of concerned)
      note(site, { kind, name, was: oldValue, is: newValue, at: inBoth(...place) })
  }
  for (const { name, ...difference } of differencesOf(before, after)) {
    if (!name.startsWith('x-') || apart.includes(name)) continue
    // It concerns who speaks of it, or who carries the mark that it is about; where nobody does, everybody.
    const mentioningSites = sites.filter(({ messages }) => speaksOf(models.after, messages.after, name))
    const isMore = allowances.includes(name) && !isLess(difference.was, difference.is)
    tell(
      mentioningSites.length ? mentioningSites : sites,
      isMore ? 'eased' : 'mark',
      [name],
      difference,
      name,
    )
  }
  const servers = serversOf(before.servers, after.servers)
  if (servers) tell(sites, servers.kind, ['servers'], servers, 'servers')
  for (const { name, ...difference } of differencesOf(before['x-rate-classes'], after['x-rate-classes']))
    if (!sites.some(({ messages }) => messages.after?.raw['x-rate'] === name))
      tell(sites, 'mark', ['x-rate-classes', name], difference, `rate ${name}`)
  for (const { name: group, ...reasons } of differencesOf(before['x-reasons'], after['x-reasons']))
    for (const { name, ...difference } of differencesOf(reasons.was, reasons.is)) {
      const kind = difference.was !== undefined && difference.is !== undefined ? 'prose' : 'mark'
      tell(sites, kind, ['x-reasons', group, name], difference, `reason ${name}`)
    }
  const schemes = pairOf((side) => Object(documents[side].components).securitySchemes)
  for (const { name, ...difference } of differencesOf(schemes.before, schemes.after)) {
    // What a caller shows is told of each operation.
    const isShown = textOf(beyondShown(difference.was)) === textOf(beyondShown(difference.is))
    if (isShown && difference.was !== undefined && difference.is !== undefined) continue
    const asking = sites.filter(({ messages }) =>
      textOf(messages.before?.raw.security ?? before.security).includes(`"${name}"`),
    )
    tell(asking, 'mark', ['components', 'securitySchemes', name], difference, 'security scheme')
  }
}

/** What of a scheme is told of each operation that asks for it, and what is prose. */
const schemeFields = new Set(
  'type in name scheme authorizationUrl tokenUrl openIdConnectUrl description'.split(' '),
)
const beyondShown = (scheme: unknown) =>
  JSON.stringify(scheme, (key, value) => (schemeFields.has(key) ? undefined : value))

type Difference = { was: unknown; is: unknown }

/** An entry of `x-rate-classes`. */
type RateLimit = { points: number; [key: string]: unknown }
type RateClass = { limits: RateLimit[]; wrong?: unknown }

function speaksOf(model: Model, messages: Messages | undefined, mark: string) {
  const raw = messages?.raw
  const texts = [
    raw,
    ...[...reachedComponents(model, raw)].map((ref) => componentOf(model.document, ref)),
  ].map(textOf)
  const carried = (text: string) => [...text.matchAll(/"(x-[\w-]+)":/g)].map(([, name = '']) => name)
  return texts.some((text) => text.includes(mark) || carried(text).some((name) => mark.startsWith(name)))
}

const rateOf = ({ document }: Model, { raw }: Messages): RateClass =>
  Object(document['x-rate-classes'])[String(raw['x-rate'])] ?? { limits: [] }

const isLooser = (oldRate: RateClass, newRate: RateClass) =>
  textOf(oldRate.wrong) === textOf(newRate.wrong) &&
  newRate.limits.every((limit) =>
    oldRate.limits.some((oldLimit) => isSameLimit(oldLimit, limit) && oldLimit.points <= limit.points),
  )

const isSameLimit = (a: RateLimit, b: RateLimit) =>
  textOf({ ...a, points: 0 }) === textOf({ ...b, points: 0 })

/** Whether something was taken away: a smaller number, a list or an object that lacks what it had, a yes that is a no. */
function isLess(oldValue: unknown, newValue: unknown): boolean {
  if (typeof oldValue === 'number' && typeof newValue === 'number') return newValue < oldValue
  if (Array.isArray(oldValue)) return oldValue.some((entry) => !Object(newValue).includes?.(entry))
  if (typeof oldValue === 'object' && oldValue !== null)
    return Object.entries(oldValue).some(([name, value]) => isLess(value, Object(newValue)[name]))
  return oldValue !== newValue && oldValue !== false
}

type Refusal = { status: string; code: number; message?: Record<string, string> }

const refusalsOf = ({ document }: Model, { operation, raw }: Messages): Record<string, Refusal> =>
  Object.fromEntries(
    Object.keys(Object(raw.responses)).flatMap((status) =>
      Object.entries(codesOf(document, operation, status) ?? {}).map(([name, code]) => {
        const { message } = Object(objectOf(document['x-refusals'])[name])
        return [name, { status, code, message }]
      }),
    ),
  )

/** To who calls: names stay at home. */
const isSameRefusal = (a: Refusal, b: Refusal) => a.status === b.status && a.code === b.code

const listsOf = ({ raw }: Messages) => [raw['x-refusals'], Object.keys(Object(raw.responses))]

function compareRefusals(site: Site, { before, after }: Pair<Messages>, { note, models }: Context) {
  const listTexts = pairOf((side) =>
    [models[side].document['x-refusals'], ...listsOf({ before, after }[side])].map(textOf),
  )
  if (listTexts.before.every((text, index) => text === listTexts.after[index])) return
  const inList = { before: [...before.at, 'x-refusals'], after: [...after.at, 'x-refusals'] }
  const refusals = pairOf((side) => refusalsOf(models[side], { before, after }[side]))
  const different = differencesOf(refusals.before, refusals.after)
  const called = new Map<string, string>()
  for (const { name, was: oldRefusal, is: newRefusal } of different) {
    const twin =
      !newRefusal && different.find((candidate) => !candidate.was && isSameRefusal(oldRefusal, candidate.is))
    if (twin) called.set(name, twin.name)
  }
  const names = new Set(called.values())
  for (const { name, ...difference } of different) {
    const [oldRefusal, newRefusal]: (Refusal | undefined)[] = [difference.was, difference.is]
    const inCatalogue = inBoth('x-refusals', name)
    const now = called.get(name)
    if (names.has(name)) continue
    if (now !== undefined) {
      const at = { before: ['x-refusals', name], after: ['x-refusals', now] }
      note(site, { kind: 'called', name, was: name, is: now, at })
      continue
    }
    if (!newRefusal) {
      // With its status it is told there.
      if (oldRefusal && !(oldRefusal.status in Object(after.raw.responses))) continue
      note(site, {
        kind: 'eased',
        name: `refusal ${name}`,
        was: oldRefusal?.code,
        is: newRefusal,
        at: inList,
      })
      continue
    }
    if (oldRefusal && textOf(oldRefusal.message) !== textOf(newRefusal.message)) {
      const [former, latter] = [oldRefusal.message, newRefusal.message]
      note(site, { kind: 'prose', name: `words of ${name}`, was: former, is: latter, at: inCatalogue })
    }
    if (oldRefusal?.code === newRefusal.code && oldRefusal.status === newRefusal.status) continue
    const isListed = !oldRefusal && textOf(after.raw['x-refusals']).includes(`"${name}"`)
    const coded: Schema = { required: ['code'], properties: { code: { const: newRefusal.code } } }
    const index = Object.keys(Object(after.raw.responses)).indexOf(newRefusal.status)
    const steps = [{ branch: { before: -1, after: index } }, { property: 'body' }]
    note(siteOf(site.operation, site.messages, 'answer', steps), {
      kind: 'refusal',
      name,
      was: oldRefusal && [oldRefusal.status, oldRefusal.code],
      is: [newRefusal.status, newRefusal.code],
      at: isListed ? { ...inList, after: [...inList.after, name] } : inCatalogue,
      probes: { before: oldRefusal?.code === newRefusal.code ? {} : { not: coded }, after: {} },
      values: [{ code: newRefusal.code, message: newRefusal.message?.en ?? name }],
    })
  }
}
