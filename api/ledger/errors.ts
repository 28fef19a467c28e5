// Errors of the ledger. Handlers convert `InsufficientBalance` into an error response; the other errors are bugs in the
// calling code.

/** Thrown if a spend requires the amount `needed`, but the member has only `available`. */
export class InsufficientBalance extends Error {
  override name = 'InsufficientBalance'
  readonly needed: number
  readonly available: number

  constructor(needed: number, available: number) {
    super(`${needed} needed, ${available} available`)
    this.needed = needed
    this.available = available
  }
}

/** Thrown if no grant or spend has the reference, or if its member has been erased. */
export class UnknownReference extends Error {
  override name = 'UnknownReference'
}

/** Thrown if the reference belongs to a posting with another member, amount, currency or kind. */
export class ReferenceReused extends Error {
  override name = 'ReferenceReused'
}
