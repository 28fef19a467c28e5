// Defines lint rules for the contract that Redocly does not have. Examples must use the messages of the error catalog.
// Each write operation must be linked with the read operations that show its effect. Rules for requests are in
// lintInput.ts.
import { generatable } from './lintGenerated.ts'
import { guessLimits, singleLineTexts } from './lintInput.ts'
import type { Context, Example, Operation, Place, Refusals, Root } from './lintTypes.ts'
import { objectOf } from '@members-hub/openapi'

/**
 * Requires examples of an error to have the name and message in the error catalog, so that developers see the text that
 * members see and can search for it.
 */
function errorExamples() {
  let refusals: Refusals = {}
  function check(value: Example['value'], name: string | undefined, { location, report }: Context) {
    const { code, message } = objectOf(value)
    if (typeof code !== 'number' || code === 200) return
    const match = Object.entries(refusals).find(([, refusal]) => refusal.code === code)
    if (!match)
      return report({
        message: `Code ${code} is not in the error catalog: add it to \`x-refusals\`.`,
        location,
      })
    const [refusalName, { message: words }] = match
    if (message !== words.en)
      report({
        message: `The message of ${refusalName} must equal the error catalog: “${words.en}”.`,
        location: location.child(['message']),
      })
    if (name !== undefined && name !== refusalName)
      report({ message: `Example ${name} has the code of ${refusalName}: rename the example.`, location })
  }
  return {
    Root: { enter: (root: Root) => void (refusals = root['x-refusals']) },
    Operation(operation: Operation, { location, report }: Context) {
      for (const name of operation['x-refusals'] ?? [])
        if (!Object.hasOwn(refusals, name))
          report({
            message: `Business error ${name} is not in the error catalog: add it to \`x-refusals\`.`,
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

/** Returns true for an operation of the back office, for which no mocks are generated. */
const isForStaff = ({ security = [] }: Operation) => security.some((scheme) => 'staff' in scheme)

/**
 * Requires for each write operation of members an example of a read operation after this write (`x-after`), or a reason
 * why there is no such example. Without the example, mock pages do not show the effect of the write.
 */
function writeExamples() {
  const writes = new Map<string, { excuse: string | undefined; location: Place }>()
  const causes = new Map<string, Place>()
  let isReading = false
  return {
    Operation: {
      enter(operation: Operation, { key, location }: Context) {
        isReading = key === 'get' || operation['x-read'] === true
        if (!isReading && !isForStaff(operation))
          writes.set(operation.operationId, { excuse: operation['x-no-reaction'], location })
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
              message: `${name} has no read example with \`x-after\`: add one, or a reason in \`x-no-reaction\`.`,
              location,
            })
          if (causes.has(name) && excuse)
            report({
              message: `${name} has a read example with \`x-after\`: remove its \`x-no-reaction\`.`,
              location,
            })
        }
        for (const [name, location] of causes)
          if (!writes.has(name))
            report({
              message: `\`x-after\` names ${name}, which is not a write: name an operation that writes.`,
              location,
            })
      },
    },
  }
}

/**
 * Requires each write operation to invalidate (`x-changes`) the tag of each read operation that shows its effect.
 * Otherwise pages do not refetch the data of this read operation.
 */
function staleReads() {
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
              message: `${read} shows the effect of ${write}: add ${tag} to \`x-changes\` of ${write}.`,
              location,
            })
          }
      },
    },
  }
}

/** Allows stale responses (`x-allow-stale`) only for read operations that never show a member's own changes. */
function replicaReads() {
  let current: Operation
  return {
    Operation: {
      enter(operation: Operation, { key, location, report }: Context) {
        current = operation
        if (operation['x-allow-stale'] && key !== 'get' && !operation['x-read'])
          report({
            message: `${operation.operationId} is a write: remove \`x-allow-stale\`.`,
            location: location.child(['x-allow-stale']),
          })
      },
      Example(example: Example, { location, report }: Context) {
        const writes = [example['x-after'] ?? []].flat()
        if (current['x-allow-stale'] && writes.length > 0)
          report({
            message: `${current.operationId} shows the effect of ${writes.join(' and ')}: remove its \`x-allow-stale\`.`,
            location: location.child(['x-after']),
          })
      },
    },
  }
}

/** Requires deprecated operations to have a deprecation date and an end date. Callers receive both dates as headers. */
function deprecationDates() {
  const isDay = (day: unknown) => typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day)
  return {
    Operation(operation: Operation, { location, report }: Context) {
      const { operationId: name, deprecated, 'x-deprecated-since': since, 'x-sunset': until } = operation
      if (!deprecated && since === undefined && until === undefined) return
      if (!deprecated)
        report({
          message: `${name} has \`x-deprecated-since\` or \`x-sunset\` and is not deprecated: set \`deprecated: true\`.`,
          location,
        })
      else if (!isDay(since) || !isDay(until))
        report({
          message: `${name} is deprecated: set the dates \`x-deprecated-since\` and \`x-sunset\` (YYYY-MM-DD).`,
          location: location.child(['deprecated']),
        })
      else if (String(until) <= String(since))
        report({
          message: `${name} has an \`x-sunset\` that is not after \`x-deprecated-since\`: set a later date.`,
          location: location.child(['x-sunset']),
        })
    },
  }
}

export default () => ({
  id: 'hub',
  rules: {
    oas3: {
      'error-examples': errorExamples,
      'write-examples': writeExamples,
      'stale-reads': staleReads,
      'replica-reads': replicaReads,
      'guess-limits': guessLimits,
      'single-line-texts': singleLineTexts,
      'deprecation-dates': deprecationDates,
      generatable,
    },
  },
})
