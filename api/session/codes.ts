// Issues and verifies one-time codes. A code has six digits, is valid for five minutes, allows five attempts, and can
// be used once. It is valid only for one purpose and in the browser that requested it. Requests of other browsers do
// not affect it. A resend replaces the code, but does not reset the count of failed attempts.
import { randomInt } from 'node:crypto'
import { and, eq, gt, lt, lte, or, sql } from 'drizzle-orm'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Account } from '../members/account.ts'
import type { Database } from '../store/store.ts'
import { hashSecret, matchesSecret } from './passwords.ts'
import { verifyCodes, type CodePurpose } from './tables.ts'
import { spendTicket } from './tickets.ts'
import { hashOf } from '../store/secrets.ts'

export const codeDigits = 6
export const codeLife = { seconds: 300, resendSeconds: 60 }
const maxTries = 5
/** Seconds after which the count of failed attempts is reset, so that an account is not locked permanently. */
const triesSeconds = 900

/**
 * Fields that identify a code. `browser` is the random id that the browser generated. All browsers without an id share
 * one code.
 */
type CodeKey = { account: Account; purpose: CodePurpose; browser: string }

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/**
 * Creates a code, stores its hash, and returns the code.
 * @throws CODE_WAIT with `nextDate` if the last code was sent less than a minute ago, or while all attempts are used up
 */
export async function issueCode(db: Database, key: CodeKey, now: Date): Promise<string> {
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
  const fresh = {
    codeHash: await hashSecret(code),
    sentAt: now,
    expiresAt: later(now, codeLife.seconds),
  }
  const forgotten = lte(verifyCodes.triesUntil, now)
  const triesUntil = later(now, triesSeconds)
  const [row] = await db
    .insert(verifyCodes)
    .values({ ...keyOf(key), ...fresh, tries: 0, triesUntil })
    .onConflictDoUpdate({
      target: [verifyCodes.account, verifyCodes.purpose, verifyCodes.browserHash],
      set: {
        ...fresh,
        tries: sql`case when ${forgotten} then 0 else ${verifyCodes.tries} end`,
        triesUntil: sql`case when ${forgotten} then ${triesUntil.toISOString()}::timestamptz else ${verifyCodes.triesUntil} end`,
      },
      setWhere: and(
        lte(verifyCodes.sentAt, later(now, -codeLife.resendSeconds)),
        or(lt(verifyCodes.tries, maxTries), forgotten),
      ),
    })
    .returning({ account: verifyCodes.account })
  return row ? code : await refuseUntilReady(db, key)
}

const keyOf = ({ account, purpose, browser }: CodeKey) => ({ account, purpose, browserHash: hashOf(browser) })

function isFor(key: CodeKey) {
  const { account, purpose, browserHash } = keyOf(key)
  return and(
    eq(verifyCodes.account, account),
    eq(verifyCodes.purpose, purpose),
    eq(verifyCodes.browserHash, browserHash),
  )
}

async function refuseUntilReady(db: Database, key: CodeKey): Promise<never> {
  const [row] = await db.select().from(verifyCodes).where(isFor(key))
  const ready = row && (row.tries < maxTries ? later(row.sentAt, codeLife.resendSeconds) : row.triesUntil)
  return refuse('CODE_WAIT', { reasons: [{ code: 'RESEND_AFTER' }], nextDate: ready?.toISOString() })
}

/**
 * Code, or ticket in place of a code, that a client sent. `field` is the name of the request field that contains the
 * code, by default `code`. `compared` is the result of an earlier call of `compareCode`.
 */
export type Presented = CodeKey & { code: string; field?: string; compared?: Compared }

/** Result of a comparison: `fitting` is the stored hash if the code matches it, otherwise `undefined`. */
type Compared = { fitting: string | undefined }

/**
 * Compares the code of a client with the stored hash of the issued code. Call before the transaction in which `useCode`
 * runs, because hashing is slow. Do not disclose the result before `useCode` has counted the attempt.
 */
export async function compareCode(db: Database, { code, ...key }: Presented): Promise<Compared> {
  if (!isDigits(code)) return { fitting: undefined }
  const [row] = await db.select({ codeHash: verifyCodes.codeHash }).from(verifyCodes).where(isFor(key))
  return { fitting: await fittingOf(row?.codeHash, code) }
}

const fittingOf = async (codeHash: string | undefined, code: string) =>
  (await matchesSecret(codeHash, code)) ? codeHash : undefined

/** Returns true for a code and false for a ticket, which is longer. */
const isDigits = (code: string) => code.length === codeDigits

/**
 * Checks a code, or the ticket that was issued for it, and makes it invalid for further use.
 * @throws CODE_WRONG for a wrong, expired, used or missing code
 */
export const useCode = async (db: Database, presented: Presented, now: Date) =>
  await withCode(db, presented, { now, work: async () => {} })

/**
 * Checks a code, uses it up and runs the work that it authorizes, in one transaction. If the work fails, the code stays
 * valid for its remaining time and attempts.
 * @throws CODE_WRONG; also errors that `work` throws
 */
export async function withCode<Of>(
  db: Database,
  presented: Presented,
  { now, work }: { now: Date; work: (tx: Database) => Promise<Of> },
): Promise<Of> {
  const { account, purpose, code, field } = presented
  const spend = isDigits(code)
    ? await rightDigits(db, presented, now)
    : (tx: Database) => spendTicket(tx, account, { purpose, ticket: code, now })
  if (!spend) return refuseCode(field)
  return await db.transaction(async (tx) => {
    if (!(await spend(tx))) refuseCode(field)
    return await work(tx)
  })
}

/**
 * Counts an attempt before the result is disclosed, so that concurrent guesses share the five attempts.
 * @returns for a correct code, a function that uses it up, and that returns `false` if a concurrent request has used it
 * first; for a wrong code, undefined
 */
async function rightDigits(db: Database, presented: Presented, now: Date) {
  const isOwnCode = isFor(presented)
  const [row] = await db
    .update(verifyCodes)
    .set({ tries: sql`${verifyCodes.tries} + 1` })
    .where(and(isOwnCode, lt(verifyCodes.tries, maxTries), gt(verifyCodes.expiresAt, now)))
    .returning({ codeHash: verifyCodes.codeHash })
  const { fitting } = presented.compared ?? { fitting: await fittingOf(row?.codeHash, presented.code) }
  if (!row || row.codeHash !== fitting) return undefined
  return async (tx: Database) => {
    const [used] = await tx
      .delete(verifyCodes)
      .where(and(isOwnCode, eq(verifyCodes.codeHash, row.codeHash)))
      .returning({ account: verifyCodes.account })
    return used !== undefined
  }
}

/**
 * Throws the same error for wrong, expired, used and missing codes, and for accounts that do not exist, so that the
 * response does not disclose which accounts exist.
 */
export function refuseCode(field = 'code'): never {
  return refuse('CODE_WRONG', { reasons: [{ code: 'CODE_WRONG', field }] })
}
