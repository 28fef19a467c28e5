// What the other tags may know of vouchers and of friends who were brought.
export { grantVoucher } from './grantVoucher.ts'
export { codeOf } from './referral.ts'
export { countForAdvocate, friendOf, markReferralRewarded } from './rewardedReferrals.ts'
export { countActive, usedVouchersOf } from './vouchers.ts'
