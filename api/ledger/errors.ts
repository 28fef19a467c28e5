// Errors of the ledger. Handlers convert the first into an error response of the contract; the others are faults of the
// caller.

/** The member has `available` of the currency, but `needed` is required. */
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

/** There is no grant or spend with the reference, or its member has been erased. */
export class UnknownReference extends Error {
  override name = 'UnknownReference'
}

/** The reference belongs to a different posting: another member, amount, currency or kind. */
export class ReferenceReused extends Error {
  override name = 'ReferenceReused'
}
