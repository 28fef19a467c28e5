// Reads parsed JSON, whose type is unknown.

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** @returns the member of an object; `undefined` for any other value */
export const memberOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined)

/** @returns the array itself, or an empty one for any other value */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
