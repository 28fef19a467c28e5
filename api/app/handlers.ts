// Table of all operations: one handler for each operation id of the API contract, imported from its folder, such as
// `api/coins/`.
import { account } from '../account/handlers.ts'
import { activities } from '../activities/handlers.ts'
import { addresses } from '../addresses/handlers.ts'
import { coins } from '../coins/handlers.ts'
import { games } from '../games/handlers.ts'
import { gifts } from '../gifts/handlers.ts'
import type { Handlers } from '../http/operation.ts'
import { membership } from '../membership/handlers.ts'
import { orders } from '../orders/handlers.ts'
import { platform } from '../platform/handlers.ts'
import { profile } from '../profile/handlers.ts'
import { questionnaires } from '../questionnaires/handlers.ts'
import { reading } from '../reading/handlers.ts'
import { search } from '../search/handlers.ts'
import { session } from '../session/handlers.ts'
import { social } from '../session/social/handlers.ts'
import { twoStep } from '../session/twoStep/handlers.ts'
import { support } from '../support/handlers.ts'
import { vouchers } from '../vouchers/handlers.ts'

export const handlers: Handlers = {
  ...account,
  ...session,
  ...social,
  ...twoStep,
  ...profile,
  ...addresses,
  ...membership,
  ...coins,
  ...vouchers,
  ...gifts,
  ...reading,
  ...search,
  ...games,
  ...activities,
  ...questionnaires,
  ...orders,
  ...support,
  ...platform,
}
