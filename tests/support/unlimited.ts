// For tests that call more often than anybody may.
import type { Limits } from '../../api/serve/limits.ts'

export const unlimited: Limits = (_rate, _who, call) => call()
