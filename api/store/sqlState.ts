// Finds the SQLSTATE of an error. Both drivers set it as `code` of their errors, but drizzle wraps these errors.

/** Returns the SQLSTATE or system code (`40001`, `ECONNREFUSED`) of the innermost cause that has one. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const inner =
    sqlState(error.cause) ?? (error instanceof AggregateError ? sqlState(error.errors[0]) : undefined)
  if (inner !== undefined) return inner
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
