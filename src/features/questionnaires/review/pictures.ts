// How many pictures of a review there may be, needed before their validators have loaded; tests/proofs.test.ts compares it with the contract's.

export const picturesAtMost = 3
