// Exports what the other tags may use of gifts.
export { countUnderway, countWaiting } from './memberGifts.ts'
export { openGifts } from './openGifts.ts'
