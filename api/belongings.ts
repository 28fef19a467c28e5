// Everything that is kept of a member, tag by tag: what she is handed when she asks, and what is erased with her.
import { activities } from './activities/belongings.ts'
import { addresses } from './addresses/belongings.ts'
import { coins } from './coins/belongings.ts'
import { games } from './games/belongings.ts'
import { gifts } from './gifts/belongings.ts'
import { ledger } from './ledger/belongings.ts'
import { membership } from './membership/belongings.ts'
import { orders } from './orders/belongings.ts'
import { platform } from './platform/belongings.ts'
import { profile } from './profile/belongings.ts'
import { questionnaires } from './questionnaires/belongings.ts'
import { reading } from './reading/belongings.ts'
import { session } from './session/belongings.ts'
import { support } from './support/belongings.ts'
import { vouchers } from './vouchers/belongings.ts'
import { eraseKeys } from './serve/idempotency.ts'
import type { Belongings } from './store/belongings.ts'

/** Answers that were given before, sealed so that we cannot read them either, forgotten after two days. */
const answers: Belongings = { exported: async () => ({}), erase: eraseKeys }

export const belongings: readonly Belongings[] = [
  ...activities,
  ...addresses,
  ...coins,
  ...games,
  ...gifts,
  ...ledger,
  ...membership,
  ...orders,
  ...platform,
  ...profile,
  ...questionnaires,
  ...reading,
  ...support,
  ...vouchers,
  answers,
  ...session,
]

/** Tables that name members and are not exported, each with the reason. */
export const notExported: Readonly<Record<string, string>> = {
  idempotent_answers:
    'Answers that were given before, sealed so that we cannot read them either, forgotten after two days.',
  verify_codes: 'The hash of a code that was sent, worthless after five minutes.',
  code_tickets: 'The hash of a ticket for a code that fitted, worthless after ten minutes.',
  social_tickets: 'What another service said of somebody who signs in, forgotten after ten minutes.',
}
