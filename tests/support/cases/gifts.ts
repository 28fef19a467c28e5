// Defines the test cases for operations of the tag `gifts`.
import { entitle } from '#api/rewards/entitle.ts'
import { transitionClaim } from '#api/gifts/claimStates.ts'
import { newId } from '#api/store/id.ts'
import type { Api, CallOptions } from '../api.ts'
import { giveAddress, giveBaby, giveBirthday, givePoints } from '../give.ts'
import { dataOf, type TestMember } from '../members.ts'
import { setFreePieces } from '../stock.ts'
import type { Case, Cases } from './case.ts'

type Claiming = 'claimGift' | 'claimNewBabyGift' | 'claimMomBirthdayGift' | 'claimBabyBirthdayGift'
type Body = Record<string, string>
type Prepare = (api: Api, member: TestMember) => Promise<{ body: Body }>

const claimTo = async (api: Api, member: TestMember, rest: Body) => ({
  body: { addressId: await giveAddress(api, member), ...rest },
})

const prepare: Record<Claiming, Prepare> = {
  claimGift: (api, member) => claimTo(api, member, { id: 'muslin-cloth' }),
  async claimNewBabyGift(api, member) {
    const babyId = await giveBaby(api, member, { birthDate: '2026-11-03' })
    return await claimTo(api, member, { giftId: 'hello-baby-box', babyId })
  },
  async claimMomBirthdayGift(api, member) {
    await giveBirthday(api, member, '1994-11-25')
    return await claimTo(api, member, { giftId: 'sleep-mask' })
  },
  async claimBabyBirthdayGift(api, member) {
    const babyId = await giveBaby(api, member, { birthDate: '2024-11-25' })
    return await claimTo(api, member, { giftId: 'wooden-blocks', babyId })
  },
}

/** Prepares claims for which the member is not eligible, by kind of gift. */
const notEligible: Record<Claiming, Prepare> = {
  claimGift: (api, member) => claimTo(api, member, { id: 'nursing-cover' }),
  async claimNewBabyGift(api, member) {
    const babyId = await giveBaby(api, member, { birthDate: '2026-01-03' })
    return await claimTo(api, member, { giftId: 'hello-baby-box', babyId })
  },
  claimMomBirthdayGift: (api, member) => claimTo(api, member, { giftId: 'sleep-mask' }),
  async claimBabyBirthdayGift(api, member) {
    const babyId = await giveBaby(api, member, { dueDate: '2027-01-03' })
    return await claimTo(api, member, { giftId: 'wooden-blocks', babyId })
  },
}

/** Gifts that the test cases sell out, by kind; no other test uses these gifts. */
const soldOutGifts: Record<Claiming, Body> = {
  claimGift: { id: 'milk-bags' },
  claimNewBabyGift: { giftId: 'swaddle-set' },
  claimMomBirthdayGift: { giftId: 'tea-set' },
  claimBabyBirthdayGift: { giftId: 'party-bunting' },
}

const sellOut = async ({ store }: Api, gift: string) =>
  await setFreePieces(store.db, { kind: 'gift', item: gift }, 0)

function caseOf(id: Claiming): Case {
  const call = async (api: Api, { token }: TestMember, options: CallOptions) =>
    await api.call(id, { token, ...options })
  return {
    right: prepare[id],
    owned: true,
    async missing(api, member) {
      const { body } = await prepare[id](api, member)
      return { body: { ...body, addressId: newId() } }
    },
    refused: {
      NOT_ELIGIBLE: async (api, member) => await call(api, member, await notEligible[id](api, member)),
      async ALREADY_CLAIMED(api, member) {
        const right = await prepare[id](api, member)
        await call(api, member, right)
        return await call(api, member, right)
      },
      async SOLD_OUT(api, member) {
        const { body } = await prepare[id](api, member)
        await sellOut(api, String(Object.values(soldOutGifts[id])[0]))
        return await call(api, member, { body: { ...body, ...soldOutGifts[id] } })
      },
      async KEY_REUSED(api, member) {
        const { body } = await prepare[id](api, member)
        const key = `a-key-used-twice-${id}`.slice(0, 64)
        await call(api, member, { body, key })
        return await call(api, member, { body: { ...body, addressId: newId() }, key })
      },
    },
  }
}

const everywhere = {
  ADDRESS_NOT_SERVED: 'All gifts of this kind in the catalog are available in every country.',
}

function occasionCase(id: Exclude<Claiming, 'claimGift'>): Case {
  return { ...caseOf(id), unreachable: everywhere }
}

const levelCase = caseOf('claimGift')

/** Claims a gift. @returns the claim id */
async function claimedBy(api: Api, member: TestMember): Promise<string> {
  const claim = await prepare.claimGift(api, member)
  return (await dataOf(api, 'claimGift', { token: member.token, ...claim })).id
}

export const gifts: Cases<'gifts'> = {
  getGiftBoards: { right: async () => ({}) },
  listGifts: { right: async () => ({ query: { type: '1', limit: '3' } }) },
  getGift: {
    everybodys: true,
    right: async () => ({ path: { id: 'night-light' } }),
    missing: async () => ({ path: { id: 'no-such-gift' } }),
  },
  listNewBabyGifts: { right: async () => ({}) },
  listMomBirthdayGifts: { right: async () => ({}) },
  listBabyBirthdayGifts: { right: async () => ({}) },
  claimGift: {
    ...levelCase,
    refused: {
      ...levelCase.refused,
      async ADDRESS_NOT_SERVED(api, member) {
        const id = newId()
        await entitle(api.store.db, {
          memberId: member.uid,
          gift: 'warm-pads',
          source: 'draw',
          reference: id,
          now: api.clock.now,
        })
        const { items } = await dataOf(api, 'listMyGifts', { token: member.token })
        const body = { id: items[0]?.id, addressId: await giveAddress(api, member, { countryCode: 'ID' }) }
        return await api.call('claimGift', { token: member.token, body })
      },
      async NOT_ENOUGH_COINS(api, member) {
        await givePoints(api, member, 200)
        const body = { id: 'night-light', addressId: await giveAddress(api, member) }
        return await api.call('claimGift', { token: member.token, body })
      },
      async PRICE_CHANGED(api, member) {
        const body = { id: 'night-light', addressId: await giveAddress(api, member), price: 1 }
        return await api.call('claimGift', { token: member.token, body })
      },
    },
  },
  claimNewBabyGift: occasionCase('claimNewBabyGift'),
  claimMomBirthdayGift: occasionCase('claimMomBirthdayGift'),
  claimBabyBirthdayGift: occasionCase('claimBabyBirthdayGift'),
  listMyGifts: { right: async () => ({}) },
  getMyGift: {
    right: async (api, member) => ({ path: { id: await claimedBy(api, member) } }),
    owned: true,
    missing: async () => ({ path: { id: newId() } }),
  },
  cancelGiftClaim: {
    right: async (api, member) => ({ path: { id: await claimedBy(api, member) } }),
    owned: true,
    missing: async () => ({ path: { id: newId() } }),
    refused: {
      async GIFT_UNDER_WAY(api, member) {
        const id = await claimedBy(api, member)
        await transitionClaim(api.store.db, id, { from: 'reserved', to: 'confirmed', now: api.clock.now })
        return await api.call('cancelGiftClaim', { token: member.token, path: { id } })
      },
    },
  },
}
