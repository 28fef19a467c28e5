// Exports what the other tags may use of vouchers and of friends who were brought.
export { codeOf } from './referral.ts'
export { rewardReferral } from './referralReward.ts'
export { friendOf } from './rewardedReferrals.ts'
export { normalCode } from './rules.ts'
export { settleVoucher } from './settleVoucher.ts'
export { countActive, endingVouchers, isUsable, usedVouchersOf } from './vouchers.ts'
