// Finds times in the schema of an entry.
import { isObject } from '../../../shared/unknown.ts'
import { resolve, type Schema } from './schema.ts'

/** Returns true if a value of the schema is a time. */
export function hasTimes(root: Schema, schema: unknown, depth = 0): boolean {
  // Schemas of the catalog are not recursive; the limit protects from one that is.
  if (depth > 20) return false
  if (Array.isArray(schema)) return schema.some((each) => hasTimes(root, each, depth + 1))
  if (!isObject(schema)) return false
  const { $defs: _, ...rest } = resolve(root, schema)
  if (rest.format === 'date-time') return true
  return Object.values(rest).some((each) => hasTimes(root, each, depth + 1))
}
