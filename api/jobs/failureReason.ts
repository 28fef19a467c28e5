// Describes why a task failed, for the list of failed jobs.
import { sqlState } from '../store/sqlState.ts'

/**
 * Returns the message of the innermost cause in one line, with its SQLSTATE or system code. The messages of errors that
 * wrap a cause are omitted, because drizzle quotes the query and its parameters in them.
 */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown error'
  if (error instanceof AggregateError && error.errors.length > 0) {
    const first = failureReason(error.errors[0])
    // Node.js reports failed connections to all addresses of a host as an error without a message.
    return error.message === '' ? first : `${lineOf(error)}: ${first}`
  }
  if (error.cause instanceof Error) return failureReason(error.cause)
  const code = sqlState(error)
  return code === undefined ? lineOf(error) : `${lineOf(error)} (${code})`
}

const lineOf = ({ message, name }: Error) => message.split('\n', 1)[0] || name
