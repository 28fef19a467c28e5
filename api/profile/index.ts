// Exports what the other tags may use of a member's profile.
export { babiesOf, membersBornOn, silenceBabies, toBaby } from './babies.ts'
export type { Baby } from './babies.ts'
export { birthdayCorrectableUntil, endBirthDateCorrection, endBirthdayCorrection } from './enteredDates.ts'
export { avatarAddress } from './info.ts'
export { currentStage, expectedDate, youngestOf } from './stages.ts'
