// Defines the error for invalid input: an unreadable contract, a missing base, an unknown option. Commands print its
// sentence and exit with status 2, which means neither success nor broken callers.

export class UsageError extends Error {
  constructor(problem: string, place?: { file: string; line?: number | undefined }) {
    const { file, line } = place ?? {}
    const prefix = [file, line].filter((part) => part !== undefined).join(':')
    super(prefix ? `${prefix}: ${problem}` : `${problem.charAt(0).toUpperCase()}${problem.slice(1)}`)
    this.name = 'UsageError'
  }
}
