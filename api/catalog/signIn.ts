// Reads the rules of signing in.
import * as z from 'zod/mini'
import data from './sign-in.json' with { type: 'json' }

/** `unusedDays`: days without use after which a code to the phone is not sufficient to sign in. */
export const signInRules = z.strictObject({ unusedDays: z.int().check(z.gte(1)) }).parse(data)
