// Converts values of unknown type to objects and arrays: parsed JSON, thrown errors, content of browser storage.

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** @returns the object itself, or an empty object for any other value */
export const objectOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {})

/** @returns the array itself, or an empty array for any other value */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** @returns the value at a path of property names and indexes, or `undefined` */
export const valueAt = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (parent, name) =>
      (typeof parent === 'object' && parent !== null) || typeof parent === 'function'
        ? Reflect.get(parent, name)
        : undefined,
    value,
  )
