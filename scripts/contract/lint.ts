// Defines contract lint rules that Redocly does not have. Examples use the messages of the error catalog. A write and
// the reads that show it are linked. Rules for requests are in lintInput.ts.
import { generatable } from './lintGenerated.ts'
import { proofsLimited, textsPlain } from './lintInput.ts'
import type { Context, Example, Operation, Place, Refusals, Root } from './lintTypes.ts'
import { objectOf } from '@members-hub/openapi'

/**
 * Examples of an error must have the name and message of the catalog, so that readers see the member's text and can
 * find it.
 */
function refusalWords() {
  let refusals: Refusals = {}
  function check(value: Example['value'], name: string | undefined, { location, report }: Context) {
    const { code, message } = objectOf(value)
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

/**
 * Requires each write to have a read example that follows it (`x-after`) or a reason for its absence: otherwise
 * mock pages do not show its effect.
 */
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

/**
 * Requires each write to invalidate (`x-changes`) the tag of each read that shows its effect: otherwise pages do not
 * refetch.
 */
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

/** Allows stale reads (`x-may-be-old`) only for reads, and not for reads that show a member's own write. */
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

/** Requires deprecated operations to have a deprecation date and an end date for the callers' headers. */
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
