// What the other tags may know of gifts.
export { countUnderway, countWaiting } from './memberGifts.ts'
