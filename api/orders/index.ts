// Exports the functions of orders that other tags use.
export { undoSpending } from './debts.ts'
export { piecesBought } from './pieces.ts'
export { reductionsOf } from './reductions.ts'
