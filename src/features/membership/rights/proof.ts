// Maximum number of files per submission of evidence, used until the validators have loaded; tests/proofs.test.ts
// compares it with the contract.

export const filesAtMost = 5
