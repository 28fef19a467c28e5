// Disables rate limits for tests that exceed them.
import type { Limits } from '#api/app/rateLimits/limits.ts'

export const unlimited: Limits = (_caller, call) => call()
