// Exports the functions of coins that other folders of `api/` use.
export { affordableProducts, redeemableProducts, rewardWithinReach } from './mall.ts'
export { redemptionFulfillment } from './redemptions.ts'
export { expiringSoon } from './rescue.ts'
