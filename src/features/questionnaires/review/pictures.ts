// What pictures of a review may be, needed before their validators have loaded; tests/proofs.test.ts compares the limits with
// the contract's and the catalogue's.

export const picturesAtMost = 3
export const megabytesAtMost = 10
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic']
