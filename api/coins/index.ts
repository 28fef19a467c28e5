// Exports the functions of coins that other folders of `api/` use.
export { affordableProducts, rewardWithinReach } from './mall.ts'
export { redemptionFulfillment } from './redemptions.ts'
export { expiringSoon } from './rescue.ts'
