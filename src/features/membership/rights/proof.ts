// How many files a proof may have, needed before its validators have loaded; tests/proofs.test.ts compares it with the contract's.

export const filesAtMost = 5
