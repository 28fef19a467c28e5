// Made from openapi.yaml by `npm run generate`. Do not edit.
/** Format of an Idempotency-Key. */
export const idempotencyKey = { type: 'string', minLength: 16, maxLength: 64, pattern: '^[\\w-]+$' } as const

/** Retention of a key on the server, in days. */
export const keyDays = 2
