// Validates arguments before a posting, to detect bugs in the calling code.
import { ReferenceReused } from './errors.ts'
import type { Kind } from './post.ts'

/** Throws a `RangeError` unless the amount is a positive whole number. */
export function assertAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 1)
    throw new RangeError(`Ledger amount ${amount} is not valid.`)
}

type Meaning = { kind: Kind; accountId: string; amount: number }

/** Throws `ReferenceReused` unless the existing posting with the reference equals the requested posting. */
export function assertSame(earlier: Meaning, now: Meaning): void {
  const isSame =
    earlier.kind === now.kind && earlier.accountId === now.accountId && earlier.amount === now.amount
  if (!isSame)
    throw new ReferenceReused(
      `Reference already belongs to a ${earlier.kind} of ${Math.abs(earlier.amount)}.`,
    )
}
