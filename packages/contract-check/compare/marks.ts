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
function kindOf({ name, was, is }: { name: string } & Difference): Change['kind'] | undefined {
  if (name === 'deprecated') return name
  // A day that was promised may come later, and not sooner.
  if (name === 'x-sunset')
    return typeof was !== 'string' || (typeof is === 'string' && is > was) ? 'deprecated' : 'mark'
  if (words.includes(name)) return 'prose'
  return apart.includes(name) || inMessages.includes(name) ? undefined : 'mark'
}
const inBoth = (...at: Place) => ({ before: at, after: at })

/** What stands beside the messages of an operation. */
export function compareMarks(site: Site, { before, after }: Pair<Messages>, context: Context) {
  const inOperation = (name: string) => ({ before: [...before.at, name], after: [...after.at, name] })
  for (const one of differencesOf(before.raw, after.raw)) {
    const kind = kindOf(one)
    if (kind) context.note(site, { ...one, kind, at: inOperation(one.name) })
  }
  const shown = pairOf((side) => Object({ before, after }[side].request.properties).caller)
  if (
    textOf(before.raw.security) !== textOf(after.raw.security) &&
    textOf(shown.before) === textOf(shown.after)
  ) {
    const [was, is] = [before.raw.security, after.raw.security]
    context.note(site, { kind: 'mark', name: 'security', was, is, at: inOperation('security') })
  }
  const servers = serversOf(before.raw.servers, after.raw.servers)
  if (servers) context.note(site, { ...servers, name: 'servers', at: inOperation('servers') })
  const beside = pairOf((side) => besideSchemas(context.models[side], { before, after }[side]))
  for (const one of differencesOf(beside.before, beside.after))
    context.note(site, { ...one, kind: 'mark', at: inOperation(one.name) })
  const [was, is] = [rateOf(context.models.before, before), rateOf(context.models.after, after)]
  const name = 'x-rate'
  const at =
    before.raw[name] === after.raw[name]
      ? inBoth('x-rate-classes', String(after.raw[name]))
      : inOperation(name)
  if (textOf(was) !== textOf(is))
    context.note(site, {
      kind: isLooser(was, is) ? 'eased' : 'mark',
      name,
      was: was.limits,
      is: is.limits,
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
  const [was, is] = [listed(before), listed(after)].map((urls) => urls.toSorted())
  if (!was || !is || textOf(was) === textOf(is)) return undefined
  const kind: Change['kind'] = was.every((url) => is.includes(url)) ? 'eased' : 'mark'
  return { kind, was, is }
}

/** How the parts of a form are written, and what an answer leads to: nothing of a message's own shape. */
function besideSchemas({ document }: Model, { raw }: Messages) {
  const encodings = (holder: unknown) =>
    Object.entries(Object(follow(document, holder, []).schema.content)).flatMap(([type, media]) => {
      const { encoding } = Object(media)
      return encoding === undefined ? [] : [[type, encoding]]
    })
  const links = Object.entries(Object(raw.responses)).flatMap(([status, one]) => {
    const { links: some } = follow(document, one, []).schema
    return some === undefined ? [] : [[status, some]]
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
    { was, is }: Difference,
    name: string,
  ) => {
    for (const site of concerned) note(site, { kind, name, was, is, at: inBoth(...place) })
  }
  for (const { name, ...one } of differencesOf(before, after)) {
    if (!name.startsWith('x-') || apart.includes(name)) continue
    // It concerns who speaks of it, or who carries the mark that it is about; where nobody does, everybody.
    const meant = sites.filter(({ messages }) => speaksOf(models.after, messages.after, name))
    const isMore = allowances.includes(name) && !isLess(one.was, one.is)
    tell(meant.length ? meant : sites, isMore ? 'eased' : 'mark', [name], one, name)
  }
  const servers = serversOf(before.servers, after.servers)
  if (servers) tell(sites, servers.kind, ['servers'], servers, 'servers')
  for (const { name, ...one } of differencesOf(before['x-rate-classes'], after['x-rate-classes']))
    if (!sites.some(({ messages }) => messages.after?.raw['x-rate'] === name))
      tell(sites, 'mark', ['x-rate-classes', name], one, `rate ${name}`)
  for (const { name: group, ...reasons } of differencesOf(before['x-reasons'], after['x-reasons']))
    for (const { name, ...one } of differencesOf(reasons.was, reasons.is)) {
      const kind = one.was !== undefined && one.is !== undefined ? 'prose' : 'mark'
      tell(sites, kind, ['x-reasons', group, name], one, `reason ${name}`)
    }
  const schemes = pairOf((side) => Object(documents[side].components).securitySchemes)
  for (const { name, ...one } of differencesOf(schemes.before, schemes.after)) {
    // What a caller shows is told of each operation.
    const isShown = textOf(beyondShown(one.was)) === textOf(beyondShown(one.is))
    if (isShown && one.was !== undefined && one.is !== undefined) continue
    const asking = sites.filter(({ messages }) =>
      textOf(messages.before?.raw.security ?? before.security).includes(`"${name}"`),
    )
    tell(asking, 'mark', ['components', 'securitySchemes', name], one, 'security scheme')
  }
}

/** What of a scheme is told of each operation that asks for it, and what is prose. */
const shown = new Set('type in name scheme authorizationUrl tokenUrl openIdConnectUrl description'.split(' '))
const beyondShown = (scheme: unknown) =>
  JSON.stringify(scheme, (key, value) => (shown.has(key) ? undefined : value))

type Difference = { was: unknown; is: unknown }

/** An entry of `x-rate-classes`. */
type RateLimit = { points: number; [key: string]: unknown }
type RateClass = { limits: RateLimit[]; wrong?: unknown }

function speaksOf(model: Model, messages: Messages | undefined, mark: string) {
  const raw = messages?.raw
  const said = [
    raw,
    ...[...reachedComponents(model, raw)].map((ref) => componentOf(model.document, ref)),
  ].map(textOf)
  const carried = (text: string) => [...text.matchAll(/"(x-[\w-]+)":/g)].map(([, name = '']) => name)
  return said.some((text) => text.includes(mark) || carried(text).some((name) => mark.startsWith(name)))
}

const rateOf = ({ document }: Model, { raw }: Messages): RateClass =>
  Object(document['x-rate-classes'])[String(raw['x-rate'])] ?? { limits: [] }

const isLooser = (was: RateClass, is: RateClass) =>
  textOf(was.wrong) === textOf(is.wrong) &&
  is.limits.every((limit) => was.limits.some((one) => isSameLimit(one, limit) && one.points <= limit.points))

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
      Object.entries(codesOf(document, operation, status) ?? {}).map(([name, code]) => {
        const { message } = Object(objectOf(document['x-refusals'])[name])
        return [name, { status, code, message }]
      }),
    ),
  )

/** To who calls: names stay at home. */
const isSameRefusal = (one: Refusal, other: Refusal) => one.status === other.status && one.code === other.code

const listsOf = ({ raw }: Messages) => [raw['x-refusals'], Object.keys(Object(raw.responses))]

function compareRefusals(site: Site, { before, after }: Pair<Messages>, { note, models }: Context) {
  const said = pairOf((side) =>
    [models[side].document['x-refusals'], ...listsOf({ before, after }[side])].map(textOf),
  )
  if (said.before.every((text, index) => text === said.after[index])) return
  const inList = { before: [...before.at, 'x-refusals'], after: [...after.at, 'x-refusals'] }
  const refusals = pairOf((side) => refusalsOf(models[side], { before, after }[side]))
  const different = differencesOf(refusals.before, refusals.after)
  const called = new Map<string, string>()
  for (const { name, was, is } of different) {
    const twin = !is && different.find((one) => !one.was && isSameRefusal(was, one.is))
    if (twin) called.set(name, twin.name)
  }
  const names = new Set(called.values())
  for (const { name, ...one } of different) {
    const [was, is]: (Refusal | undefined)[] = [one.was, one.is]
    const inCatalogue = inBoth('x-refusals', name)
    const now = called.get(name)
    if (names.has(name)) continue
    if (now !== undefined) {
      const at = { before: ['x-refusals', name], after: ['x-refusals', now] }
      note(site, { kind: 'called', name, was: name, is: now, at })
      continue
    }
    if (!is) {
      // With its status it is told there.
      if (was && !(was.status in Object(after.raw.responses))) continue
      note(site, { kind: 'eased', name: `refusal ${name}`, was: was?.code, is, at: inList })
      continue
    }
    if (was && textOf(was.message) !== textOf(is.message)) {
      const [former, latter] = [was.message, is.message]
      note(site, { kind: 'prose', name: `words of ${name}`, was: former, is: latter, at: inCatalogue })
    }
    if (was?.code === is.code && was.status === is.status) continue
    const isListed = !was && textOf(after.raw['x-refusals']).includes(`"${name}"`)
    const coded: Schema = { required: ['code'], properties: { code: { const: is.code } } }
    const index = Object.keys(Object(after.raw.responses)).indexOf(is.status)
    const steps = [{ branch: { before: -1, after: index } }, { property: 'body' }]
    note(siteOf(site.operation, site.messages, 'answer', steps), {
      kind: 'refusal',
      name,
      was: was && [was.status, was.code],
      is: [is.status, is.code],
      at: isListed ? { ...inList, after: [...inList.after, name] } : inCatalogue,
      probes: { before: was?.code === is.code ? {} : { not: coded }, after: {} },
      values: [{ code: is.code, message: is.message?.en ?? name }],
    })
  }
}
