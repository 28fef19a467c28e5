// The export of the tag `vouchers`.
import { ownRows, type Exporter } from '../store/ownRows.ts'
import { vouchers } from './tables.ts'

export const exportVouchers: Exporter = async (db, memberId) => ({
  ...(await ownRows(db, vouchers, memberId)),
})
