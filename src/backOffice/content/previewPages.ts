// Lists pages of the members' site on which editors preview an entry.
import { keyOf } from './entries.ts'

/** Pages of topics by name, most specific first. `{key}` is the key of the entry. */
const pages: Readonly<Record<string, readonly string[]>> = {
  benefits: ['/villages'],
  campaigns: ['/activity/{key}', '/activities'],
  'check-in': ['/games/normalCheckIn', '/games'],
  contact: ['/contact'],
  courses: ['/villages/list?course={key}', '/villages/list'],
  draws: ['/gifts/luckyDraw?draw={key}', '/gifts'],
  faq: ['/app/faq'],
  'gift-registration': ['/activity/registerGift'],
  gifts: ['/gifts/list?gift={key}', '/gifts/list', '/gifts'],
  guidance: ['/activity/guidance'],
  lactation: ['/about-me/baby'],
  legal: ['/app/privacy', '/app/termsConditions'],
  levels: ['/memberShip'],
  magazine: ['/gifts/eMagazineItemDetail?id={key}', '/gifts/eMagazineList'],
  mall: ['/pointsMall?product={key}', '/pointsMall'],
  'order-rewards': ['/order'],
  'package-cards': ['/activity/packageCard/{key}'],
  questionnaires: ['/questionnaire?id={key}'],
  referral: ['/rewards'],
  'registrable-products': ['/products', '/products/register'],
  rights: ['/rights', '/memberShip'],
  tasks: ['/about-me'],
  today: ['/'],
  vouchers: ['/coupon'],
}

/** Returns paths for an entry, or for a whole topic without an entry. The home page is the last one. */
export function previewPages(topic: string | undefined, entry?: string): string[] {
  const key = entry?.includes('/') ? keyOf(entry) : undefined
  const paths = topic === undefined ? [] : (pages[topic] ?? [])
  const withKey = paths.flatMap((path) => {
    if (!path.includes('{key}')) return [path]
    return key === undefined ? [] : [path.replace('{key}', pathKey(topic, key))]
  })
  return [...new Set([...withKey, '/'])]
}

/** The key of a campaign is its year and its name, which are separate parts of the path. */
const pathKey = (topic: string | undefined, key: string) =>
  topic === 'campaigns' ? key.replace('-', '/') : key

/** Paths that the server accepts. */
export const isPagePath = (path: string) => /^\/(?:[\w.~%?&=+-][\w./~%?&=+:,@-]*)?$/.test(path)
