// The export of the tag `profile`.
import { ownRows, type Exporter } from '../store/ownRows.ts'
import { activations, babies, notices, taskPrizes } from './tables.ts'

export const exportProfile: Exporter = async (db, memberId) => ({
  ...(await ownRows(db, babies, memberId)),
  ...(await ownRows(db, notices, memberId)),
  ...(await ownRows(db, taskPrizes, memberId)),
  ...(await ownRows(db, activations, memberId, ['tokenHash'])),
})
