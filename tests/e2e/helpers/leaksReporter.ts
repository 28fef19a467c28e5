// Adds up the numbers of requests that the end-to-end tests checked for personal data and secrets (leaks.ts).
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { measurement } from '#tests/support/measurements.ts'

/** Test annotation with the number of requests that were checked and had no leak. */
export const watchedRequests = 'watched requests'

export default class LeaksReporter implements Reporter {
  private readonly requests: number[] = []

  onTestEnd(_test: TestCase, { annotations }: TestResult) {
    for (const { type, description } of annotations)
      if (type === watchedRequests) this.requests.push(Number(description))
  }

  onEnd() {
    const sum = this.requests.reduce((all, each) => all + each, 0)
    const tests = this.requests.length
    if (tests)
      measurement(
        '17. Privacy',
        `${sum} requests of ${tests} end-to-end tests: 0 contained a member’s identity or a secret`,
      )
  }

  printsToStdio() {
    return false
  }
}
