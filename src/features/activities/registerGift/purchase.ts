// Maximum number of pictures of a registration, before its validators have loaded; tests/proofs.test.ts compares it
// with the contract.
export const picturesAtMost = 3
