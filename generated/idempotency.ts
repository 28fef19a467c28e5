// Made from openapi.yaml by `npm run generate`. Do not edit.
/** The form of an Idempotency-Key. */
export const idempotencyKey = { type: 'string', minLength: 16, maxLength: 64, pattern: '^[\\w-]+$' } as const

/** Days for which the server knows a key. */
export const keyDays = 2
