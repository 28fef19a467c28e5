// Maximum number of pictures per registration, used until the validators have loaded; tests/proofs.test.ts compares it
// with the contract.
export const picturesAtMost = 3
