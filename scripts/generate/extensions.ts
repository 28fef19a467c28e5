// Schemas of the contract's extensions (`x-…`).
import * as z from 'zod/mini'

const text = z.string()
const texts = z.record(text, text)

const rateLimit = z.object({
  by: z.array(z.enum(['address', 'visitors', 'member', 'account', 'phone', 'phones'])),
  counts: z.enum(['call', 'right', 'wrong', 'byte']),
  points: z.number(),
  seconds: z.number(),
})
const rateClass = z.object({
  wrong: z.optional(z.array(text)),
  right: z.optional(z.array(text)),
  limits: z.array(rateLimit),
})
const businessError = z.object({ status: z.optional(z.number()), code: z.number(), message: texts })
const upload = z.object({ types: z.array(text), megabytes: z.number(), visitors: z.boolean() })
const staff = z.object({
  permissions: z.record(text, z.object({ description: text, reason: z.optional(z.boolean()) })),
  roles: z.record(
    text,
    z.object({ description: text, permissions: z.array(text), coins: z._default(z.number(), 0) }),
  ),
})

export type RateLimit = z.infer<typeof rateLimit>
export type RateClass = z.infer<typeof rateClass>

/** Extensions (`x-…`) of the whole contract. Contracts of other teams do not have them. */
export const documentExtensions = z.object({
  'x-rate-classes': z._default(z.record(text, rateClass), {}),
  'x-refusals': z._default(z.record(text, businessError), {}),
  'x-reasons': z._default(z.object({ standing: texts, input: texts }), { standing: {}, input: {} }),
  'x-scenarios': z._default(texts, {}),
  'x-body-limit': z._default(z.number(), 100_000),
  'x-idempotency-days': z._default(z.number(), 1),
  'x-late-check-in': z._default(z.object({ hours: z.number(), clockMinutes: z.number() }), {
    hours: 0,
    clockMinutes: 0,
  }),
  'x-texts': z._default(z.object({ line: text, someLine: text, lines: text, someLines: text }), {
    line: '',
    someLine: '',
    lines: '',
    someLines: '',
  }),
  'x-uploads': z._default(z.record(text, upload), {}),
  'x-staff': z._default(staff, { permissions: {}, roles: {} }),
  'x-currencies': z._default(
    z.object({ decimals: z.record(text, z.number()), written: z.record(text, z.number()) }),
    { decimals: {}, written: {} },
  ),
})

/** Extensions and descriptions of an operation. */
export const operationExtensions = z.object({
  summary: z.optional(text),
  'x-rate': z.optional(text),
  'x-refusals': z.optional(z.array(text)),
  'x-changes': z.optional(z.array(text)),
  'x-idempotency': z.optional(z.boolean()),
  'x-audit': z.optional(z.boolean()),
  'x-permission': z.optional(text),
  'x-read': z.optional(z.boolean()),
  /** Maximum size of the request body in bytes, if it differs from the contract's limit. */
  'x-body-limit': z.optional(z.number()),
  'x-allow-stale': z.optional(z.boolean()),
  deprecated: z.optional(z.boolean()),
  /** Date as YYYY-MM-DD. Deprecated operations have both this date and `x-sunset`. */
  'x-deprecated-since': z.optional(text),
  'x-sunset': z.optional(text),
})
