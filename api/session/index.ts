// Exports what the other tags may use of accounts and of the proof of who somebody is; sessions, codes and links are nobody
// else's.
export { admitAccount } from './admitAccount.ts'
export { accountColumn, masked, readAccount, readEmail, readMobile } from './accounts.ts'
export { closingMessage } from './accountMails.ts'
export { announce, sendAll } from './announce.ts'
export { authenticate } from './authenticate.ts'
export { useCode } from './codes.ts'
export {
  findMember,
  lockMember,
  rememberCheckInVisit,
  acquireMemberLock,
  timeZoneThen,
  readMemberRow,
} from './members.ts'
export { hasPasskey } from './passkeys/passkeys.ts'
export { reauthenticate } from './reauthenticate.ts'
export { announceSecondFactor } from './secondFactorMails.ts'
export { turnOff as turnOffSecondFactor } from './secondFactor/state.ts'
export { secondFactors } from './secondFactor/tables.ts'
export { sessionOf, signIn } from './signIn.ts'
export { wayIntoShop } from './shop.ts'
export { revokePendingProofs } from './setPassword.ts'
export { endSessions } from './sessions.ts'
export { consentPurposes, consents } from './tables.ts'
