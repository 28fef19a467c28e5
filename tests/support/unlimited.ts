// For tests that call more often than anybody may.
import type { Limits } from '#api/app/rateLimits/limits.ts'

export const unlimited: Limits = (_caller, call) => call()
