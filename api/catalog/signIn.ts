// Reads the rules of signing in.
import * as z from 'zod/mini'
import data from './sign-in.json' with { type: 'json' }

/**
 * `unusedDays`: number of days without use of an account after which a code sent to the phone is no longer sufficient
 * to sign in.
 */
export const signInRules = z.strictObject({ unusedDays: z.int().check(z.gte(1)) }).parse(data)
