// Lists the responses that the contract documents for an operation, with names for overrides: its examples, its
// business errors, and its statuses other than 200.
import { answers, faults, type Body } from '#generated/mocks/answers.ts'
import { operations } from '#generated/operations.ts'
import { refusals } from '#generated/refusals.ts'
import type { Operation } from '#shared/protocol/operation.ts'
import { languageOf, type Language } from '#shared/languages.ts'

export type Named = { name: string; status: number; body: Body }
type RefusalName = keyof typeof refusals

/** Name of the response with an empty list, and name of the scenario in which all lists of a member are empty. */
export const empty = 'empty'

export const operationOf = (id: string): Operation | undefined =>
  Object.entries(operations).find(([name]) => name === id)?.[1]

/** Lists all documented responses of an operation in the order of the contract. */
export function documented(id: string): Named[] {
  const { examples = [], statuses = [] } = answers[id] ?? {}
  const successes = examples.map(({ name, body }) => ({ name, status: 200, body }))
  const successNames = new Set(successes.map(({ name }) => name))
  const without = (operationOf(id)?.refusals ?? []).filter((name) => !successNames.has(name))
  const faultStatuses = statuses.filter((status) => status !== 200)
  return [
    ...successes,
    ...without.map((name) => ofCatalogue(name)),
    ...faultStatuses.map((status) => ({ name: String(status), status, body: faultOf(status) })),
    ...(faultStatuses.includes(401) ? [ofCatalogue('TOKEN_REVOKED')] : []),
  ]
}

/** Returns a documented response by its name; `undefined` for an unknown name. */
export const documentedAs = (id: string, name: string | undefined): Named | undefined =>
  name ? documented(id).find((answer) => answer.name === name) : undefined

/** Returns the response with a business error of the error catalog, without details. */
export function ofCatalogue(name: RefusalName): Named {
  const { status, code, message } = refusals[name]
  return { name, status, body: { code, message: message.en } }
}

/**
 * Translates the message of a business error to the language of the caller. The error catalog contains the
 * translations.
 */
export function inLanguage(body: Body, header: string | undefined): Body {
  if (body.code === 200) return body
  const language = languageOf(header)
  const message = messages.get(body.code)?.[language]
  return message ? { ...body, message } : body
}

const messages = new Map<number, Record<Language, string>>(
  Object.values(refusals).map(({ code, message }) => [code, message]),
)

function faultOf(status: number): Body {
  const body = faults[status]
  if (!body) throw new Error(`openapi.yaml has no example of a response with HTTP ${status}.`)
  return body
}
