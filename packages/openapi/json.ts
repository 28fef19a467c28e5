// Narrows parsed JSON and YAML, whose types are unknown. A value of an unexpected type is read as an empty object or
// list, so that callers need no checks.

import { ExactNumber } from './exactNumber.ts'

/** Key under which an object that this package copied or created stores its location in the document. */
export const origin = Symbol('origin')

export type JsonObject = { [key: string]: unknown; [origin]?: string[] }

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber)

/** @returns the value if it is an object, otherwise an empty object */
export const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {})

/** @returns the value if it is an array, otherwise an empty array */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const stringOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

/**
 * @returns a scalar as text, or an object as JSON. Scalars can have any type, because `openapi: 3.1` is a number in
 * YAML.
 */
export const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)

/** @returns a copy of the object that stores its location in the document */
export const placed = (at: string[], node: unknown): JsonObject => ({ ...objectOf(node), [origin]: at })
