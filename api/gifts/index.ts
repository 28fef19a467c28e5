// Exports the functions of gifts that other folders of `api/` use.
export { claimFulfillment } from './claimStates.ts'
export { countUnderway, countWaiting } from './memberGifts.ts'
export { openGifts } from './openGifts.ts'
