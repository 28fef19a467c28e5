// What the other tags may know of vouchers and of friends who were brought.
export { grantVoucher } from './grantVoucher.ts'
export { countForAdvocate, settleReferral } from './referralSettlement.ts'
export { countActive } from './vouchers.ts'
