// Names what the ledger refuses. Handlers turn the first into a refusal of the contract; the others are faults of the caller.

/** The member has `available` of the currency and would need `needed`. */
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

/** Nothing was granted or spent under the reference, or its member has been erased. */
export class UnknownReference extends Error {
  override name = 'UnknownReference'
}

/** The reference already stands for another posting: another member, amount, currency or kind. */
export class ReferenceReused extends Error {
  override name = 'ReferenceReused'
}
