// Rules of the contract's lint for requests: operations that take a password or a code are of the rate class that stops guessing, and
// no text that is sent contains control characters.
import { nodeAt, objectOf, stringOf, type Schema } from '@members-hub/openapi'
import type { Context, Operation, Root } from './lintTypes.ts'

/** What somebody may guess: every proof is made of these. */
const guessable = new Set(['Password', 'VerifyCode'].map((name) => `#/components/schemas/${name}`))
const guessing = 'sign-in'

/** Who has stolen a session guesses wherever a proof is taken: all of it counts together, and as what it is. */
export function proofsLimited() {
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

/** What is kept of a request is printed later: each of its texts is a line, or is said to be of several. */
export function textsPlain() {
  let root: Root
  type Part = { part: unknown; name: string; visited?: Set<unknown> }

  function check({ part, name, visited = new Set() }: Part, context: Context) {
    const { $ref } = objectOf(part)
    const ref = stringOf($ref)
    const schema = ref ? pointed(root, ref) : part
    const place = ref?.split('/').at(-1) ?? name
    if (typeof schema !== 'object' || schema === null || visited.has(schema)) return
    visited.add(schema)
    checkText(objectOf(schema), place, context)
    for (const [key, member] of Object.entries(schema)) {
      const isSame = /^\d+$|^(?:items|properties|(?:all|any|one)Of)$/.test(key)
      check({ part: member, name: isSame ? place : `${place}.${key}`, visited }, context)
    }
  }
  function checkText(
    { type, format, pattern, enum: choices, const: constant }: Schema,
    place: string,
    context: Context,
  ) {
    const isFree = [format, choices, constant].every((constraint) => constraint === undefined)
    if (![type].flat().includes('string') || !isFree) return
    const { lines, someLines } = root['x-texts'] ?? {}
    const isOfLines = pattern !== undefined && [lines, someLines].includes(stringOf(pattern))
    if (typeof pattern !== 'string' || !(isOfLines || isRestrained(pattern, marks)))
      context.report({
        message: `${place} takes any mark: its pattern is one of \`x-texts\` (\`*${Object.keys(root['x-texts'] ?? {}).join('`, `*')}\`), or lets in none.`,
        location: context.location,
      })
  }
  /** A header has no room for them: HTTP itself refuses it. */
  function spoken(parameters: { $ref?: string }[] = [], name: string, context: Context) {
    for (const parameter of parameters) {
      const target = parameter.$ref ? pointed(root, parameter.$ref) : parameter
      const { in: place, name: paramName, schema } = objectOf(target)
      if (place !== 'header') check({ part: schema, name: `${name}.${String(paramName)}` }, context)
    }
  }
  return {
    Root: { enter: (entered: Root) => void (root = entered) },
    PathItem: ({ parameters }: Operation, context: Context) =>
      spoken(parameters, String(context.key), context),
    Operation(operation: Operation, context: Context) {
      const { operationId: name, parameters, requestBody } = operation
      spoken(parameters, name, context)
      const { content } = objectOf(requestBody)
      for (const media of Object.values(objectOf(content)))
        check({ part: objectOf(media).schema, name }, context)
    },
  }
}

const pointed = (root: Root, ref: string) => nodeAt(root, ref.replace(/^#\//, '').split('/'))
