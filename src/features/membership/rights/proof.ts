// Maximum number of files, before the validators have loaded; tests/proofs.test.ts compares it with the contract.

export const filesAtMost = 5
