// Exports the functions for vouchers and referrals that other tags may use.
export { invitationTexts, shortLinksPath, shortPathOf } from './invitation.ts'
export { codeOf } from './referral.ts'
export { rewardReferral } from './referralReward.ts'
export { friendOf } from './rewardedReferrals.ts'
export { normalCode } from './rules.ts'
export { settleVoucher } from './settleVoucher.ts'
export { countActive, endingVouchers, isUsable, usedVouchersOf } from './vouchers.ts'
