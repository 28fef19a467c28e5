// Collects the test cases of all operations.
import type { OperationId, Tag } from '#shared/protocol/operation.ts'
import type { Api, CallOptions } from '../api.ts'
import { addMember, type TestMember } from '../members.ts'
import type { Case, Cases } from './case.ts'
import { operations } from '#generated/operations.ts'
import { account } from './account.ts'
import { addresses } from './addresses.ts'
import { coins } from './coins.ts'
import { activities } from './activities.ts'
import { games } from './games.ts'
import { gifts } from './gifts.ts'
import { membership } from './membership.ts'
import { orders } from './orders.ts'
import { platform } from './platform.ts'
import { profile } from './profile.ts'
import { reading } from './reading.ts'
import { questionnaires } from './questionnaires.ts'
import { search } from './search.ts'
import { session } from './session.ts'
import { support } from './support.ts'
import { vouchers } from './vouchers.ts'

export const cases: Readonly<Record<OperationId, Case>> = {
  ...session,
  ...account,
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
} satisfies Cases<Tag>

export const operationIds = Object.keys(operations).filter((id): id is OperationId => id in operations)

export const needsMember = (id: OperationId) => operations[id].access === 'member'

/** Builds a successful request. Creates a member unless one is passed. */
export async function rightCall(api: Api, id: OperationId, member?: TestMember): Promise<CallOptions> {
  const caller = member ?? (await addMember(api))
  const call = await cases[id].right(api, caller)
  return needsMember(id) ? { token: caller.token, ...call } : call
}
