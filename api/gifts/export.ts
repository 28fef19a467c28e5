// The export of the tag `gifts`.
import { ownRows, type Exporter } from '../store/ownRows.ts'
import { giftEntitlements } from './tables.ts'

export const exportGifts: Exporter = async (db, memberId) => ({
  ...(await ownRows(db, giftEntitlements, memberId)),
})
