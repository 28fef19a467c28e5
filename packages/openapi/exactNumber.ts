// Represents integers that a double cannot represent: beyond 2^53, two different integers of a contract would be read
// as the same number.
import { CORE_SCHEMA, defineScalarTag, intCoreTag, mergeTag, NOT_RESOLVED } from 'js-yaml'

declare global {
  interface JSON {
    /** Creates a value that `JSON.stringify` writes as this text (ES2025). */
    rawJSON?: (text: string) => object
  }
}

/** An integer that is stored as its digits. Equal integers are the same object. */
export class ExactNumber {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toJSON() {
    return JSON.rawJSON?.(this.text) ?? Number(this.text)
  }
}

const cache = new Map<string, ExactNumber>()

/** @param integer an integer in the notation of YAML or JSON */
export function exactNumber(integer: string): ExactNumber {
  const text = BigInt(integer).toString()
  const number = cache.get(text) ?? new ExactNumber(text)
  cache.set(text, number)
  return number
}

/** Replaces each exact number by the nearest double, for validators. */
export function withDoubles(value: unknown): unknown {
  if (value instanceof ExactNumber) return Number(value.text)
  if (Array.isArray(value)) return value.map(withDoubles)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withDoubles(member)]))
}

const exactIntegers = defineScalarTag<unknown>('tag:yaml.org,2002:int', {
  ...intCoreTag,
  resolve: (source, isExplicit, tagName) => {
    const value: unknown = intCoreTag.resolve(source, isExplicit, tagName)
    if (value === NOT_RESOLVED ? !/^[-+]?\d+$/.test(source) : Number.isSafeInteger(value)) return value
    return /^[-+]?\d+$/.test(source) && source.replace(/^\+/, '') !== String(value)
      ? exactNumber(source)
      : value
  },
})

/** Schema for the YAML parser: YAML 1.2 with merge keys (`<<`) and exact integers. */
export const yamlSchema = CORE_SCHEMA.withTags(mergeTag, exactIntegers)
