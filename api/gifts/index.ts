// Exports the functions of gifts that other tags use.
export { claimFulfillment } from './claimStates.ts'
export { countUnderway, countWaiting } from './memberGifts.ts'
export { openGifts } from './openGifts.ts'
