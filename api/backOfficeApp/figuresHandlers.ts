// Handlers of the figures of the program.
import { readFigures } from '../backOffice/figures/readFigures.ts'
import type { StaffHandlers } from './operation.ts'

export const figuresHandlers: Pick<StaffHandlers, 'getFigures'> = {
  getFigures: ({ db, query, now }) => readFigures(db, query, now),
}
