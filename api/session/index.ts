// What the other tags may know of members, their accounts and their proof. The row of a member is everybody's to join and to
// keep what is theirs in; sessions, codes and links are nobody else's.
export { admitAccount } from './admitAccount.ts'
export { accountColumn, normalAccount, readEmail } from './accounts.ts'
export { useCode } from './codes.ts'
export {
  findMember,
  lockMember,
  nextTimeZoneOf,
  rememberCheckInVisit,
  acquireMemberLock,
  timeZoneAt,
  timeZoneThen,
  readMemberRow,
} from './members.ts'
export type { Member, MemberRow, Zoned } from './members.ts'
export { reauthenticate } from './reauthenticate.ts'
export { wayIntoShop } from './social/shop.ts'
export { endSessions } from './sessions.ts'
export { consentPurposes, consents, members } from './tables.ts'
