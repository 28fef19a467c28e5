// Exports the functions of coins that other tags use.
export { whatBalanceBuys } from './mall.ts'
export { redemptionFulfillment } from './redemptions.ts'
export { expiringSoon } from './rescue.ts'
