// Serves well-known files for crawlers and tools: security.txt (RFC 9116), robots.txt (RFC 9309) and the redirect to
// the page that changes a password.
import { Hono } from 'hono'
import { type Config } from '../process/config.ts'
import { hubOrigin } from '../process/variables.ts'

const securityPath = '/.well-known/security.txt'
const day = 86_400_000

/** Number of days from today until security.txt expires. */
const expiryDays = 90

/**
 * Paths of pages that crawlers may index, and of the assets that these pages need. All other pages are only for
 * members.
 */
const open = [
  '/$',
  '/villages',
  '/gifts/eMagazineList',
  '/gifts/eMagazineItemDetail',
  '/about$',
  '/app/faq',
  '/app/privacy',
  '/app/termsConditions',
  '/common/faq',
  '/contact',
  '/assets/',
  '/_i18n/',
  '/art/',
  '/icons/',
  '/manifests/',
  '/share/',
]

/** Programs that build link previews and respect robots.txt. They read pages that members share, and index no page. */
const previewAgents = [
  'Twitterbot',
  'facebookexternalhit',
  'LinkedInBot',
  'Slackbot-LinkExpanding',
  'TelegramBot',
  'Discordbot',
  'WhatsApp',
  'Pinterestbot',
]

const robots = [
  'User-agent: *',
  ...open.map((path) => `Allow: ${path}`),
  'Disallow: /',
  '',
  ...previewAgents.map((name) => `User-agent: ${name}`),
  'Disallow: /api/',
  '',
].join('\n')

/** @param clock current time, from which the expiry of security.txt is calculated */
export function openWellKnown(config: Config, clock = () => new Date()): Hono {
  const { SECURITY_CONTACT: contact } = config
  const routes = new Hono()
  routes.get('/robots.txt', (c) => c.text(robots))
  // https://w3c.github.io/webappsec-change-password-url/
  routes.get('/.well-known/change-password', (c) => c.redirect('/changePassword', 302))
  routes.get(securityPath, (c) => {
    if (!contact) return c.text('Not found', 404)
    const today = Math.floor(clock().getTime() / day) * day
    const expires = new Date(today + expiryDays * day).toISOString()
    const canonical = new URL(securityPath, hubOrigin(config)).href
    return c.text(`Contact: ${contact}\nExpires: ${expires}\nCanonical: ${canonical}\n`)
  })
  return routes
}
