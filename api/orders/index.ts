// Exports the functions that modules of other API tags use.
export { undoSpending } from './debts.ts'
export { piecesBought } from './pieces.ts'
export { reductionsOf } from './reductions.ts'
