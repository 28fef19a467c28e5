// Exports what the other tags may use of gifts.
export { cancelBabyClaims } from './cancelForSilence.ts'
export { countUnderway, countWaiting } from './memberGifts.ts'
export { openGifts } from './openGifts.ts'
