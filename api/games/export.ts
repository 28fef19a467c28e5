// The export of the tag `games`.
import { ownRows, type Exporter } from '../store/ownRows.ts'
import { checkIns, drawTickets } from './tables.ts'

export const exportGames: Exporter = async (db, memberId) => ({
  ...(await ownRows(db, checkIns, memberId)),
  ...(await ownRows(db, drawTickets, memberId)),
})
