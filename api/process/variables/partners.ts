// Variables of the shop and of other partners. Line comments become section headings of docs/configuration.md.
import * as z from 'zod/mini'
import { isLanguageHosts } from './addressForms.ts'
import { filled, origin, webhookSecrets } from './forms.ts'

export const partnerVariables = {
  // Shop and partners

  /**
   * Shopify shop to which redirects may lead. By default, links to the shop lead to the home page, or to a sample page
   * with `STAND_INS=on`.
   * @example https://shop.example.com
   */
  SHOP_URL: z.optional(origin.check(z.startsWith('https://', 'a URL that starts with https://'))),
  /**
   * Secret of Shopify Multipass, which signs members in to the shop.
   * @required with `SHOP_URL`
   */
  SHOP_MULTIPASS_SECRET: z.optional(filled),
  /**
   * Secret that signs order webhooks to `/webhooks/shop/orders`, or two secrets separated by a comma during a rotation.
   * Without a secret, these webhooks are rejected.
   */
  SHOP_WEBHOOK_SECRET: z.optional(webhookSecrets),
  /**
   * Secret that signs shipping updates of the warehouse to `/webhooks/fulfilment`, or two secrets during a rotation.
   * Without a secret, these updates are rejected.
   */
  FULFILMENT_WEBHOOK_SECRET: z.optional(webhookSecrets),
  /**
   * Secret that signs decisions about uploads to `/webhooks/review`, or two secrets during a rotation. Without a
   * secret, these decisions are rejected.
   */
  REVIEW_WEBHOOK_SECRET: z.optional(webhookSecrets),
  /**
   * Origin of the app host, to which redirects may lead.
   * @example https://app.example.com
   */
  APP_URL: z.optional(origin),
  /**
   * Name of the app in the `User-Agent` of its web view. Only in this web view, an `APPTOKEN` signs in without a
   * confirmation.
   * @example MembersHubApp
   */
  APP_USER_AGENT: z.optional(
    z.string().check(z.regex(/^[\w.-]+$/, 'a product’s name such as MembersHubApp')),
  ),
  /**
   * Default language by host, for requests in which neither a cookie nor the browser names a language.
   * @example TH=hub.example.co.th,VN=hub.example.vn
   */
  LANGUAGE_HOSTS: z.optional(
    z
      .string()
      .check(
        z.refine(
          isLanguageHosts,
          'a list such as TH=hub.example.co.th,VN=hub.example.vn, of the languages EN, ID, TH and VN',
        ),
      ),
  ),
}
