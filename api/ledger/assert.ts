// Assertions against errors of calling code, before anything is posted.
import { ReferenceReused } from './errors.ts'
import type { Kind } from './post.ts'

/** Throws a `RangeError` unless the amount is a positive whole number. */
export function assertAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 1)
    throw new RangeError(`Not an amount for the ledger: ${amount}`)
}

type Meaning = { kind: Kind; accountId: string; amount: number }

/** Throws `ReferenceReused` unless the posting with the reference equals the requested one. */
export function assertSame(earlier: Meaning, now: Meaning): void {
  const isSame =
    earlier.kind === now.kind && earlier.accountId === now.accountId && earlier.amount === now.amount
  if (!isSame)
    throw new ReferenceReused(`The reference stands for a ${earlier.kind} of ${Math.abs(earlier.amount)}`)
}
