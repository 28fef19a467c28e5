// A proof's limits, needed before its validators have loaded; tests/proofs.test.ts compares them with the contract's and the
// catalogue's.

export const filesAtMost = 5
export const megabytesAtMost = 10
export const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf']
