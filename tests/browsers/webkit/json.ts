// Reads values from parsed JSON, whose type is unknown.

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** @returns the property of an object; `undefined` for any other value */
export const memberOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined)

/** @returns the value itself if it is an array, otherwise an empty array */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
