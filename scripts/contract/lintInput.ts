// Defines lint rules for requests in the contract. Operations that receive a password or a code must have the rate
// class that limits guessing. Strings in requests must not allow control characters.
import { nodeAt, objectOf, stringOf, type Schema } from '@members-hub/openapi'
import type { Context, Operation, Root } from './lintTypes.ts'

/** Schemas of passwords and codes, which an attacker may guess: the schemas that re-authentication uses. */
const guessable = new Set(['Password', 'VerifyCode'].map((name) => `#/components/schemas/${name}`))
const guessing = 'sign-in'

/**
 * Requires all operations that check a password or a code to have the same rate class. They must also declare a
 * business error that this class counts as a wrong password or code. Otherwise an attacker with a stolen session could
 * use each of these operations to guess.
 */
export function guessLimits() {
  let root: Root
  return {
    Root: { enter: (entered: Root) => void (root = entered) },
    Operation(operation: Operation, { location, report }: Context) {
      if (!reaches(root, operation.requestBody)) return
      const { operationId: name, 'x-rate': rate, 'x-refusals': refusals = [] } = operation
      if (rate !== guessing)
        report({
          message: `${name} takes a password or a code: set \`x-rate\` to \`${guessing}\`, not \`${rate}\`.`,
          location: location.child(['x-rate']),
        })
      const { wrong = [] } = root['x-rate-classes']?.[guessing] ?? {}
      if (!refusals.some((refusal) => wrong.includes(refusal)))
        report({
          message: `${name} takes a password or a code: add a business error that \`${guessing}\` counts as wrong.`,
          location: location.child(['x-refusals']),
        })
    },
  }
}

/** Returns true if a part of the contract contains a password or a code, directly or through references. */
function reaches(root: Root, part: unknown, visitedRefs = new Set<string>()): boolean {
  if (typeof part !== 'object' || part === null) return false
  const { $ref }: { $ref?: unknown } = part
  if (typeof $ref !== 'string') return Object.values(part).some((each) => reaches(root, each, visitedRefs))
  if (guessable.has($ref)) return true
  if (visitedRefs.has($ref)) return false
  visitedRefs.add($ref)
  return reaches(root, pointed(root, $ref), visitedRefs)
}

/**
 * Control characters that a single-line string must not contain: terminal escapes, line breaks, bidirectional
 * overrides.
 */
const controlCharacters = ['\u001b', '\n', '\u009b', '\u202e', '\u2066']
const isRestrained = (pattern: string, among: string[]) =>
  among.every((mark) => [mark, `aA1${mark}aA1`].every((text) => !new RegExp(pattern).test(text)))

/**
 * Requires each string in a request to have a pattern for single-line or multi-line text. Otherwise stored strings
 * could contain control characters that take effect when the strings are printed.
 */
export function singleLineTexts() {
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
    if (typeof pattern !== 'string' || !(isOfLines || isRestrained(pattern, controlCharacters)))
      context.report({
        message: `${place} allows control characters: use a pattern of \`x-texts\` (\`*${Object.keys(root['x-texts'] ?? {}).join('`, `*')}\`), or one without them.`,
        location: context.location,
      })
  }
  /** Checks parameters except headers, which HTTP itself restricts to printable characters. */
  function checkParameters(parameters: { $ref?: string }[] = [], name: string, context: Context) {
    for (const parameter of parameters) {
      const target = parameter.$ref ? pointed(root, parameter.$ref) : parameter
      const { in: place, name: paramName, schema } = objectOf(target)
      if (place !== 'header') check({ part: schema, name: `${name}.${String(paramName)}` }, context)
    }
  }
  return {
    Root: { enter: (entered: Root) => void (root = entered) },
    PathItem: ({ parameters }: Operation, context: Context) =>
      checkParameters(parameters, String(context.key), context),
    Operation(operation: Operation, context: Context) {
      const { operationId: name, parameters, requestBody } = operation
      checkParameters(parameters, name, context)
      const { content } = objectOf(requestBody)
      for (const media of Object.values(objectOf(content)))
        check({ part: objectOf(media).schema, name }, context)
    },
  }
}

const pointed = (root: Root, ref: string) => nodeAt(root, ref.replace(/^#\//, '').split('/'))
