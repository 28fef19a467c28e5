// What the tag `profile` keeps of members.
import { rowsOf, type Belongings } from '../store/belongings.ts'
import { activations, babies, notices, taskPrizes } from './tables.ts'

export const profile: Belongings[] = [
  rowsOf(babies),
  rowsOf(notices),
  rowsOf(taskPrizes),
  rowsOf(activations, ['tokenHash']),
]
