// The privacy policy in force.
import * as z from 'zod/mini'
import data from './policies.json' with { type: 'json' }

export const policies = z.strictObject({ privacyPolicyVersion: z.string() }).parse(data)
