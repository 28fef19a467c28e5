// Exports what the other tags may use of coins.
export { cancelBabyRedemptions } from './cancelForSilence.ts'
export { whatBalanceBuys } from './mall.ts'
export { expiringSoon } from './rescue.ts'
