// Creates links that sign members in to the shop: Shopify by Multipass, or a sample page in development mode. If no
// shop is configured, links lead to the home page.
import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import type { Config } from '../process/config.ts'
import { isConfigured } from './isConfigured.ts'
import { hubOrigin } from '../process/variables.ts'

export type Customer = {
  /** Member id. */
  id: string
  /** Verified email address: the shop signs in the customer with this address without further checks. */
  email: string
  firstName: string
  lastName: string | null
}

export type Shop = {
  /** Origin of the shop, to which all links lead. */
  origin: string
  /** Returns a link that signs the customer in. @param returnTo URL on the shop's origin */
  pass: (customer: Customer, returnTo: URL, now: Date) => string
  /** Returns a link for members without a verified email address. */
  visit: (to: URL) => string
}

/** Paths of pages in the shop, and functions that build paths. */
export const shopPlaces = {
  start: '/',
  /** Path that applies a discount code to the customer's next order and redirects to `place`. */
  discount: (code: string, place: string) =>
    `/discount/${encodeURIComponent(code)}?redirect=${encodeURIComponent(place)}`,
  order: (token: string) => `/account/orders/${encodeURIComponent(token)}`,
}

/** Path of the sample shop. */
export const sampleShopPath = '/sample-shop'

export function openShop(config: Config): Shop {
  if (isConfigured(config, 'shop')) return openMultipass(config.SHOP_URL, config.SHOP_MULTIPASS_SECRET)
  const origin = hubOrigin(config)
  return config.STAND_INS === 'on' ? openSample(origin) : openUnconfigured(origin)
}

function openUnconfigured(origin: string): Shop {
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

/**
 * Creates a Shopify Multipass token: customer data, encrypted and signed with keys that only the shop and the hub have.
 */
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
