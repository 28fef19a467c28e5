// Reads the compiled messages of a language (generated/messages/<language>.json).
import { readFileSync } from 'node:fs'
import type { Messages } from '#src/runtime/language/messages.ts'
import { isObject } from '#shared/unknown.ts'

/** @throws an Error if a value in the file is not a compiled message */
export function readCatalogue(file: string): Messages {
  const messages: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isCatalogue(messages)) throw new Error(`${file} is not a message catalog: run \`npm run generate\`.`)
  return messages
}

const isCatalogue = (value: unknown): value is Messages =>
  isObject(value) && Object.values(value).every((message) => Array.isArray(message))
