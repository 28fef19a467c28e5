// Exports the functions of the profile that modules of other API tags may use.
export { babiesOf, membersBornOn, silenceBabies, toBaby } from './babies.ts'
export type { Baby } from './babies.ts'
export { consentsTo, recordConsents } from './consents.ts'
export { birthdayCorrectableUntil, endBirthDateCorrection, endBirthdayCorrection } from './enteredDates.ts'
export { avatarAddress } from './info.ts'
export { currentStage, expectedDate, youngestOf } from './stages.ts'
