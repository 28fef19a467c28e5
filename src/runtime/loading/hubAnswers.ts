// Checks whether the hub can be reached. Only a response of its health check proves this: the online state that
// browsers report is unreliable, and a captive portal answers every request with its own page.

/** Timeout in ms. */
const timeLimit = 10_000

let asking: Promise<boolean> | undefined

/** Returns true if the hub responds to a health check. Concurrent callers share one check. */
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
