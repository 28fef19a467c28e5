// Sums up the requests that all end-to-end tests checked for leaks (leaks.ts).
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { figure } from '#tests/support/figures.ts'

/** Annotation of a test: the number of its requests, all without a leak. */
export const watchedRequests = 'watched requests'

export default class LeaksReporter implements Reporter {
  private readonly requests: number[] = []

  onTestEnd(_journey: TestCase, { annotations }: TestResult) {
    for (const { type, description } of annotations)
      if (type === watchedRequests) this.requests.push(Number(description))
  }

  onEnd() {
    const sum = this.requests.reduce((all, each) => all + each, 0)
    const journeys = this.requests.length
    if (journeys)
      figure('17. Privacy', `${sum} requests of ${journeys} journeys: none told who a member is, or a secret`)
  }

  printsToStdio() {
    return false
  }
}
