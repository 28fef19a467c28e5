// What the log is told of a fault.
import { DrizzleQueryError } from 'drizzle-orm'

/** Where it happened and why, without a failed query's parameters: they carry addresses, names and hashes of secrets. */
export function faultOf(fault: unknown): string | undefined {
  if (fault instanceof DrizzleQueryError) return `${fault.query}\n${faultOf(fault.cause)}`
  if (fault instanceof AggregateError) return [fault.stack, ...fault.errors.map(faultOf)].join('\n')
  return fault instanceof Error ? fault.stack : String(fault)
}
