// The export of the tag `addresses`.
import { ownRows, type Exporter } from '../store/ownRows.ts'
import { addresses } from './tables.ts'

export const exportAddresses: Exporter = async (db, memberId) => ({
  ...(await ownRows(db, addresses, memberId)),
})
