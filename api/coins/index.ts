// Exports what the other tags may use of coins.
export { whatBalanceBuys } from './mall.ts'
export { expiringSoon } from './rescue.ts'
