// Limits a registration's pictures, where its validators have not loaded yet; tests/proofs.test.ts compares the limit with the
// contract's.
export const picturesAtMost = 3
