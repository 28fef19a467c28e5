// Rules of the contract's lint that Redocly has not: refusals speak the catalogue's words, what is written shows and what shows
// it is read anew, whatever takes a password or a code is of the class that stops who guesses, and no text that is sent carries
// marks for a terminal.
import { generatable } from './lintGenerated.ts'

type Place = { child: (names: string[]) => Place }
type Context = {
  key: string | number
  location: Place
  report: (problem: { message: string; location?: Place }) => void
}
type Refusals = Record<string, { code: number; message: { en: string } }>
type Root = {
  'x-refusals': Refusals
  'x-rate-classes'?: Record<string, { wrong?: string[] }>
  'x-texts'?: Record<string, string>
}
type Example = { value?: { code?: unknown; message?: unknown }; 'x-after'?: string | string[] }
type Operation = {
  operationId: string
  parameters?: { $ref?: string }[]
  requestBody?: unknown
  tags?: string[]
  'x-changes'?: string[]
  'x-may-be-old'?: boolean
  'x-rate'?: string
  'x-read'?: boolean
  'x-refusals'?: string[]
  'x-no-reaction'?: string
  deprecated?: boolean
  'x-deprecated-since'?: unknown
  'x-sunset'?: unknown
}

/** Whoever reads an example reads what a member would, and finds it by the refusal's name. */
function refusalWords() {
  let refusals: Refusals = {}
  function check(value: Example['value'], name: string | undefined, { location, report }: Context) {
    const { code, message } = Object(value)
    if (typeof code !== 'number' || code === 200) return
    const match = Object.entries(refusals).find(([, refusal]) => refusal.code === code)
    if (!match) return report({ message: `No refusal of the catalogue has the code ${code}.`, location })
    const [refusalName, { message: words }] = match
    if (message !== words.en)
      report({
        message: `${refusalName} says “${words.en}” in the catalogue.`,
        location: location.child(['message']),
      })
    if (name !== undefined && name !== refusalName)
      report({ message: `This is ${refusalName}, not ${name}.`, location })
  }
  return {
    Root: { enter: (root: Root) => void (refusals = root['x-refusals']) },
    Operation(operation: Operation, { location, report }: Context) {
      for (const name of operation['x-refusals'] ?? [])
        if (!Object.hasOwn(refusals, name))
          report({
            message: `The catalogue has no refusal ${name}.`,
            location: location.child(['x-refusals']),
          })
    },
    MediaType(media: { example?: Example['value'] }, context: Context) {
      check(media.example, undefined, { ...context, location: context.location.child(['example']) })
    },
    Example({ value }: Example, context: Context) {
      check(value, String(context.key), { ...context, location: context.location.child(['value']) })
    },
  }
}

/** A write that no read's example comes after changes nothing that a page on the mocks shows: it says why. */
function writesReact() {
  const writes = new Map<string, { excuse: string | undefined; location: Place }>()
  const causes = new Map<string, Place>()
  let isReading = false
  return {
    Operation: {
      enter(operation: Operation, { key, location }: Context) {
        isReading = key === 'get' || operation['x-read'] === true
        if (!isReading) writes.set(operation.operationId, { excuse: operation['x-no-reaction'], location })
      },
      Example(example: Example, { location }: Context) {
        if (!isReading) return
        for (const name of [example['x-after'] ?? []].flat()) causes.set(name, location.child(['x-after']))
      },
    },
    Root: {
      leave(_: Root, { report }: Context) {
        for (const [name, { excuse, location }] of writes) {
          if (!causes.has(name) && !excuse)
            report({
              message: `No example is said to come after ${name} (\`x-after\`): say why none does by \`x-no-reaction\`.`,
              location,
            })
          if (causes.has(name) && excuse)
            report({
              message: `An example comes after ${name}: its \`x-no-reaction\` holds no longer.`,
              location,
            })
        }
        for (const [name, location] of causes)
          if (!writes.has(name)) report({ message: `${name} is no operation that writes.`, location })
      },
    },
  }
}

/** A page shows what a write brought about only once it reads again: the write makes stale the tag of each read that reacts. */
function reactionsStale() {
  const changes = new Map<string, string[]>()
  const reactions: { read: string; tag: string; writes: string[]; location: Place }[] = []
  let current: Operation
  return {
    Operation: {
      enter(operation: Operation) {
        current = operation
        changes.set(operation.operationId, operation['x-changes'] ?? [])
      },
      Example(example: Example, { location }: Context) {
        const writes = [example['x-after'] ?? []].flat()
        for (const tag of current.tags ?? [])
          reactions.push({ read: current.operationId, tag, writes, location: location.child(['x-after']) })
      },
    },
    Root: {
      leave(_: Root, { report }: Context) {
        for (const { read, tag, writes, location } of reactions)
          for (const write of writes) {
            const stale = changes.get(write)
            if (!stale || stale.includes('all') || stale.includes(tag)) continue
            report({
              message: `${read} shows what ${write} brings about, and ${write} leaves ${tag} out of its \`x-changes\`.`,
              location,
            })
          }
      },
    },
  }
}

/** What may be a second old changes nothing, and nobody misses in it what they have just written. */
function oldReads() {
  let current: Operation
  return {
    Operation: {
      enter(operation: Operation, { key, location, report }: Context) {
        current = operation
        if (operation['x-may-be-old'] && key !== 'get' && !operation['x-read'])
          report({
            message: `${operation.operationId} writes: nothing of it may be old.`,
            location: location.child(['x-may-be-old']),
          })
      },
      Example(example: Example, { location, report }: Context) {
        const writes = [example['x-after'] ?? []].flat()
        if (current['x-may-be-old'] && writes.length > 0)
          report({
            message: `${current.operationId} shows what ${writes.join(' and ')} brings about: it may not be old.`,
            location: location.child(['x-after']),
          })
      },
    },
  }
}

/** What somebody may guess: every proof is made of these. */
const guessable = new Set(['Password', 'VerifyCode'].map((name) => `#/components/schemas/${name}`))
const guessing = 'sign-in'

/** Who has stolen a session guesses wherever a proof is taken: all of it counts together, and as what it is. */
function proofsLimited() {
  let root: Root
  return {
    Root: { enter: (entered: Root) => void (root = entered) },
    Operation(operation: Operation, { location, report }: Context) {
      if (!reaches(root, operation.requestBody)) return
      const { operationId: name, 'x-rate': rate, 'x-refusals': refusals = [] } = operation
      if (rate !== guessing)
        report({
          message: `${name} takes a password or a code: its class is \`${guessing}\`, not \`${rate}\`.`,
          location: location.child(['x-rate']),
        })
      const { wrong = [] } = root['x-rate-classes']?.[guessing] ?? {}
      if (!refusals.some((refusal) => wrong.includes(refusal)))
        report({
          message: `${name} takes a password or a code, and has no refusal that \`${guessing}\` counts as wrong.`,
          location: location.child(['x-refusals']),
        })
    },
  }
}

/** Whether a part of the contract holds what may be guessed, itself or by what it refers to. */
function reaches(root: Root, part: unknown, visitedRefs = new Set<string>()): boolean {
  if (typeof part !== 'object' || part === null) return false
  const { $ref }: { $ref?: unknown } = part
  if (typeof $ref !== 'string') return Object.values(part).some((each) => reaches(root, each, visitedRefs))
  if (guessable.has($ref)) return true
  if (visitedRefs.has($ref)) return false
  visitedRefs.add($ref)
  return reaches(root, pointed(root, $ref), visitedRefs)
}

/** What a line never has: an escape for terminals, a break, a mark that turns the direction of what follows. */
const marks = ['\u001b', '\n', '\u009b', '\u202e', '\u2066']
const isRestrained = (pattern: string, among: string[]) =>
  among.every((mark) => [mark, `aA1${mark}aA1`].every((text) => !new RegExp(pattern).test(text)))

type Schema = Record<'type' | 'format' | 'pattern' | 'enum' | 'const', unknown> & { $ref?: string }

/** What is kept of a request is printed later: each of its texts is a line, or is said to be of several. */
function textsPlain() {
  let root: Root
  function check(part: unknown, name: string, context: Context, visitedSchemas = new Set<unknown>()) {
    const { $ref }: Partial<Schema> = Object(part)
    const schema: unknown = $ref ? pointed(root, $ref) : part
    const place = $ref?.split('/').at(-1) ?? name
    if (typeof schema !== 'object' || schema === null || visitedSchemas.has(schema)) return
    visitedSchemas.add(schema)
    const { type, format, pattern, enum: chosen, const: only }: Partial<Schema> = Object(schema)
    const isFree = ![format, chosen, only].some((constraint) => constraint !== undefined)
    if ([type].flat().includes('string') && isFree) {
      const { lines, someLines } = root['x-texts'] ?? {}
      const isOfLines = [lines, someLines].some(
        (textPattern) => textPattern !== undefined && textPattern === pattern,
      )
      if (typeof pattern !== 'string' || !(isOfLines || isRestrained(pattern, marks)))
        context.report({
          message: `${place} takes any mark: its pattern is one of \`x-texts\` (\`*${Object.keys(root['x-texts'] ?? {}).join('`, `*')}\`), or lets in none.`,
          location: context.location,
        })
    }
    for (const [key, member] of Object.entries(schema)) {
      const isSame = /^\d+$|^(?:items|properties|(?:all|any|one)Of)$/.test(key)
      check(member, isSame ? place : `${place}.${key}`, context, visitedSchemas)
    }
  }
  /** A header has no room for them: HTTP itself refuses it. */
  function spoken(parameters: { $ref?: string }[] = [], name: string, context: Context) {
    for (const parameter of parameters) {
      const {
        in: place,
        name: paramName,
        schema,
      } = Object(parameter.$ref ? pointed(root, parameter.$ref) : parameter)
      if (place !== 'header') check(schema, `${name}.${paramName}`, context)
    }
  }
  return {
    Root: { enter: (entered: Root) => void (root = entered) },
    PathItem: ({ parameters }: Operation, context: Context) =>
      spoken(parameters, String(context.key), context),
    Operation(operation: Operation, context: Context) {
      const { operationId: name, parameters, requestBody } = operation
      spoken(parameters, name, context)
      const { content = {} } = Object(requestBody)
      for (const media of Object.values<{ schema?: unknown }>(content)) check(media.schema, name, context)
    },
  }
}

const pointed = (root: Root, ref: string) =>
  ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((place, name) => Object(place)[name], root)

/** Whoever still calls what goes is told since when and until when. */
function endingsDated() {
  const isDay = (day: unknown) => typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day)
  return {
    Operation(operation: Operation, { location, report }: Context) {
      const { operationId: name, deprecated, 'x-deprecated-since': since, 'x-sunset': until } = operation
      if (!deprecated && since === undefined && until === undefined) return
      if (!deprecated) report({ message: `${name} has days of its end and is not deprecated.`, location })
      else if (!isDay(since) || !isDay(until))
        report({
          message: `${name} is deprecated: say since when by \`x-deprecated-since\`, and from when on it is gone by \`x-sunset\` (YYYY-MM-DD).`,
          location: location.child(['deprecated']),
        })
      else if (String(until) <= String(since))
        report({
          message: `${name} is gone before it is deprecated.`,
          location: location.child(['x-sunset']),
        })
    },
  }
}

export default () => ({
  id: 'hub',
  rules: {
    oas3: {
      'refusal-words': refusalWords,
      'writes-react': writesReact,
      'reactions-stale': reactionsStale,
      'old-reads': oldReads,
      'proofs-limited': proofsLimited,
      'texts-plain': textsPlain,
      'endings-dated': endingsDated,
      generatable,
    },
  },
})
