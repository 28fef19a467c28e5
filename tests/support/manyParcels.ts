// Creates many parcels for tests: copies of a gift that a member claimed.
import { sql } from 'drizzle-orm'
import type { Api } from './api.ts'
import { giveAddress } from './give.ts'
import { addMember, dataOf } from './members.ts'

/** @returns the ids of the parcels, oldest first, and their member */
export async function addParcels(api: Api, count: number) {
  const member = await addMember(api)
  const body = { id: 'muslin-cloth', addressId: await giveAddress(api, member) }
  const { id } = await dataOf(api, 'claimGift', { token: member.token, body })
  const { rows } = await api.store.db.execute<{ id: string }>(sql`
    insert into gift_claims (id, member_id, gift, kind, once, state, steps, coins, address, claimed_at)
    select gen_random_uuid()::text, member_id, gift, kind, ${id} || number, state, steps, coins, address,
      claimed_at + number * interval '1 ms'
    from gift_claims, generate_series(1, ${count - 1}::int) as number where id = ${id} returning id`)
  return { ids: [id, ...rows.map((row) => row.id)], member }
}
