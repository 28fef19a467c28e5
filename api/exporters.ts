// Everything that is kept of a member, tag by tag. A test compares this with the tables of the database: whoever adds
// one that holds a member's id adds it to the exporter of its tag.
import { exportAddresses } from './addresses/export.ts'
import { exportGames } from './games/export.ts'
import { exportGifts } from './gifts/export.ts'
import { exportLedger } from './ledger/export.ts'
import { exportPlatform } from './platform/export.ts'
import { exportProfile } from './profile/export.ts'
import { exportSession } from './session/export.ts'
import type { Exporter } from './store/ownRows.ts'
import { exportVouchers } from './vouchers/export.ts'

export const exporters: Exporter[] = [
  exportSession,
  exportProfile,
  exportAddresses,
  exportLedger,
  exportVouchers,
  exportGifts,
  exportGames,
  exportPlatform,
]

/** Tables that name members and are not exported, each with the reason. */
export const notExported: Readonly<Record<string, string>> = {
  idempotent_answers:
    'Answers that were given before, sealed so that we cannot read them either, forgotten after two days.',
  verify_codes: 'The hash of a code that was sent, worthless after five minutes.',
}
