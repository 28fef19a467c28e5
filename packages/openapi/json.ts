// Narrows parsed JSON and YAML, whose types are unknown. A value of another type is read as empty, so that callers
// need no checks.

import { ExactNumber } from './exactNumber.ts'

/** Key for the place in the document of an object that the reader has copied or created. */
export const origin = Symbol('origin')

export type JsonObject = { [key: string]: unknown; [origin]?: string[] }

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber)

/** @returns the object itself, or an empty one for any other value */
export const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {})

/** @returns the array itself, or an empty one for any other value */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const stringOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

/** @returns the text of a scalar, or JSON of an object: `openapi: 3.1` is a number in YAML */
export const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)

/** @returns a copy of the object with its place */
export const placed = (at: string[], node: unknown): JsonObject => ({ ...objectOf(node), [origin]: at })
