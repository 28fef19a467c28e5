// Suggests topics to search for, and things that the member can get now, before the member types.
import type { components } from '#generated/schema.d.ts'
import { giftOf } from '../catalog/gifts.ts'
import { redeemableProducts } from '../coins/index.ts'
import { openGifts } from '../gifts/index.ts'
import type { Language } from '../locale/language.ts'
import type { Member } from '../members/member.ts'
import { topicsFor } from '../reading/index.ts'
import type { Database } from '../store/store.ts'
import { giftItem, productItem } from './kinds.ts'

const itemCount = 3

type Context = { db: Database; member: Member; language: Language; now: Date }

export async function suggestionsFor(context: Context): Promise<components['schemas']['SearchSuggestions']> {
  const { db, member, language, now } = context
  const [topics, gifts, products] = await Promise.all([
    topicsFor(db, member, now),
    openGifts(db, member, { language, now }),
    redeemableProducts(context),
  ])
  const free = gifts
    .filter(({ kind }) => kind === 'levelGift')
    .map(({ id }) => giftItem(giftOf(id), language))
  const affordable = products
    .toSorted((a, b) => b.price - a.price)
    .map((product) => productItem(product, language))
  return { topics, items: [...free, ...affordable].slice(0, itemCount) }
}
