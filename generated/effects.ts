// Made from openapi.yaml by `npm run generate`. Do not edit.
/** The tag each read belongs to. */
export const reads: Readonly<Record<string, string>> = { getUserInfo: 'session', getMyMembership: 'membership', getCheckIn: 'games', getIpIsoCode: 'platform' }

/** The tags whose reads are stale once the write has succeeded. */
export const changes: Readonly<Record<string, readonly string[]>> = { loginByCode: ['session', 'membership', 'games'], login: ['session', 'membership', 'games'], registerByCode: ['session', 'membership', 'games'], checkIn: ['games', 'membership', 'session'] }

/** The calls that take an Idempotency-Key, as method and path template. */
export const keyed: readonly string[] = ['POST /api/station/user/registerByCode', 'POST /api/station/games/{game}/checkIn']

/** Envelope codes by the refusal's name. */
export const codes = { BAD_REQUEST: 400, TOKEN_MISSING: 10001002, TOKEN_REVOKED: 10001003, FORBIDDEN: 403, NOT_FOUND: 404, METHOD_NOT_ALLOWED: 405, TOO_LARGE: 413, UNSUPPORTED_MEDIA_TYPE: 415, TOO_MANY_REQUESTS: 429, FAULT: 500, KEY_REUSED: 10009101, NOT_ELIGIBLE: 10009102, SOLD_OUT: 10009103, ALREADY_CLAIMED: 10009104, NOT_ENOUGH_COINS: 10009105, CODE_WRONG: 10002101, CREDENTIALS_WRONG: 10002102, ACCOUNT_EXISTS: 10002103, PASSWORD_COMMON: 10002104, CODE_WAIT: 10002105, ALREADY_CHECKED_IN: 10005101, UPLOAD_UNKNOWN: 10006201 } as const
