// The shop that members are led into, signed in: Shopify by Multipass, or with stand-ins a sample page on the hub's
// own origin; a hub without a shop leads to its own home.
import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import type { Config } from '../process/config.ts'
import { isConfigured } from './isConfigured.ts'
import { hubOrigin } from '../process/variables.ts'

export type Customer = {
  /** The member's id. */
  id: string
  /** Verified: the shop takes whoever comes with it for its owner. */
  email: string
  firstName: string
  lastName: string | null
}

export type Shop = {
  /** Where the shop is; nothing leads anywhere else. */
  origin: string
  /** Leads a customer there, signed in. @param returnTo an address on the shop's origin */
  pass: (customer: Customer, returnTo: URL, now: Date) => string
  /** Leads there whoever has no address to be known by. */
  visit: (to: URL) => string
}

/** Places in the shop, as paths of it. */
export const shopPlaces = {
  start: '/',
  /** Applies a code to the next order, and goes on to a place. */
  discount: (code: string, place: string) =>
    `/discount/${encodeURIComponent(code)}?redirect=${encodeURIComponent(place)}`,
  order: (token: string) => `/account/orders/${encodeURIComponent(token)}`,
}

/** Where the sample shop is served. */
export const sampleShopPath = '/sample-shop'

export function openShop(config: Config): Shop {
  if (isConfigured(config, 'shop')) return openMultipass(config.SHOP_URL, config.SHOP_MULTIPASS_SECRET)
  const origin = hubOrigin(config)
  return config.STAND_INS === 'on' ? openSample(origin) : openNone(origin)
}

function openNone(origin: string): Shop {
  const visit = () => new URL('/', origin).href
  return { origin, visit, pass: visit }
}

function openSample(origin: string): Shop {
  const visit = ({ pathname, search }: URL) => {
    const url = new URL(sampleShopPath, origin)
    if (pathname !== shopPlaces.start) url.searchParams.set('return_to', pathname + search)
    return url.href
  }
  return { origin, visit, pass: (_customer, returnTo) => visit(returnTo) }
}

/** Shopify's Multipass: the customer, encrypted and signed with keys that only the shop and the hub have. */
export function openMultipass(shopUrl: string, secret: string): Shop {
  const { origin } = new URL(shopUrl)
  const keys = createHash('sha256').update(secret).digest()
  return {
    origin,
    visit: ({ href }) => href,
    pass({ id, email, firstName, lastName }, returnTo, now) {
      const customer = {
        email,
        created_at: now.toISOString(),
        identifier: id,
        first_name: firstName,
        ...(lastName === null ? {} : { last_name: lastName }),
        return_to: returnTo.href,
      }
      const iv = randomBytes(16)
      const cipher = createCipheriv('aes-128-cbc', keys.subarray(0, 16), iv)
      const sealed = Buffer.concat([iv, cipher.update(JSON.stringify(customer), 'utf8'), cipher.final()])
      const signature = createHmac('sha256', keys.subarray(16)).update(sealed).digest()
      const token = Buffer.concat([sealed, signature]).toString('base64')
      return `${origin}/account/login/multipass/${token.replaceAll('+', '-').replaceAll('/', '_')}`
    },
  }
}
