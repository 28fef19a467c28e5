// Inserts addresses, babies, points, coins and vouchers for members of tests, without the API calls that create them.
import { eq } from 'drizzle-orm'
import { addresses } from '#api/addresses/tables.ts'
import { grant, type Currency } from '#api/ledger/ledger.ts'
import { babies } from '#api/profile/tables.ts'
import { members } from '#api/members/tables.ts'
import { newId } from '#api/store/id.ts'
import { grantVoucher } from '#api/rewards/grantVoucher.ts'
import { vouchers } from '#api/rewards/tables.ts'
import { settleVoucher } from '#api/vouchers/index.ts'
import type { Api } from './apiOn.ts'
import type { TestMember } from './members.ts'

type Owner = Pick<TestMember, 'uid'>

/** @returns the address id; without `line1` the address is in a town that no other address has */
export async function giveAddress(
  { store, clock }: Api,
  { uid }: Owner,
  { countryCode = 'TH', line1 }: { countryCode?: string; line1?: string } = {},
): Promise<string> {
  const id = newId()
  await store.db.insert(addresses).values({
    id,
    memberId: uid,
    countryCode,
    recipient: 'Canary Mali',
    phone: '+66812345678',
    ...(line1 ? { line1 } : { line1: '12 Canary Road', city: id }),
    createdAt: clock.now,
  })
  return id
}

type BabyDates = {
  name?: string
  birthDate?: string
  dueDate?: string
  birthDateChangedAt?: Date
  createdAt?: Date
}

/** @returns the baby id */
export async function giveBaby({ store, clock }: Api, { uid }: Owner, dates: BabyDates): Promise<string> {
  const id = newId()
  await store.db.insert(babies).values({ id, memberId: uid, name: 'Mint', createdAt: clock.now, ...dates })
  return id
}

export async function giveBirthday({ store }: Api, { uid }: Owner, birthday: string) {
  await store.db.update(members).set({ birthday, birthdayChangedAt: null }).where(eq(members.id, uid))
}

export const giveCoins = (api: Api, owner: Owner, amount: number) =>
  grantTo(api, owner, { currency: 'coins', amount })
export const givePoints = (api: Api, owner: Owner, amount: number) =>
  grantTo(api, owner, { currency: 'points', amount })

type Amount = { currency: Currency; amount: number }

async function grantTo({ store, clock }: Api, { uid: memberId }: Owner, amount: Amount) {
  const reference = `given:${newId()}`
  return await grant(store.db, { memberId, ...amount, purpose: 'test', reference, occurredAt: clock.now })
}

/** Grants a voucher of the catalog. @returns its id */
export async function giveVoucher({ store, clock }: Api, { uid }: Owner, voucher = 'welcome-10') {
  const reference = `test:${newId()}`
  return await grantVoucher(store.db, { memberId: uid, voucher, source: 'test', reference, now: clock.now })
}

type Use = { code: string; order: string; placedAt: Date }

/** Uses the code of a voucher in an order. */
export const takeVoucher = ({ store: { db } }: Api, { code, order, placedAt }: Use) =>
  db.transaction((tx) =>
    settleVoucher(tx, {
      code,
      order: { id: order, placedAt },
      isGivenBack: false,
      findUse: async () => {
        const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.code, code))
        return { orderId: order, memberId: voucher?.memberId ?? null, placedAt }
      },
      returnedDays: 7,
      now: placedAt,
    }),
  )
