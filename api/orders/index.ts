// Exports what the other tags may use of orders and parcels.
export { arrivalAt } from './arrival.ts'
export { undoSpending } from './debts.ts'
export { followParcel, parcelsOf, parcelsUnderway } from './parcels.ts'
export type { ToldParcel } from './parcels.ts'
export { piecesBought } from './pieces.ts'
export { reductionsOf } from './reductions.ts'
