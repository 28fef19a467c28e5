// What a registration may be, needed before its validators have loaded; tests/proofs.test.ts compares the limit with the
// contract's.
export const picturesAtMost = 3
