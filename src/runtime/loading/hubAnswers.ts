// Asks the hub whether it can be reached. Only its own answer is evidence: the browser may report either state wrongly, and a captive
// portal answers every request with a page of its own.

/** How long the answer is waited for, in milliseconds. */
const timeLimit = 10_000

let asking: Promise<boolean> | undefined

/** Concurrent callers share one request. */
export function hubAnswers(): Promise<boolean> {
  asking ??= ask().finally(() => (asking = undefined))
  return asking
}

const ask = () =>
  fetch('/health', { cache: 'no-store', redirect: 'error', signal: AbortSignal.timeout(timeLimit) })
    .then(isHealthy)
    .catch(() => false)

async function isHealthy(response: Response): Promise<boolean> {
  if (!response.ok || !response.headers.get('Content-Type')?.startsWith('application/json')) return false
  const answer: unknown = await response.json()
  return typeof answer === 'object' && answer !== null && 'healthy' in answer && answer.healthy === true
}
