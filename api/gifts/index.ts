// What the other tags may know of gifts.
export { entitle } from './entitle.ts'
export { countUnderway, countWaiting } from './memberGifts.ts'
