// Serves what machines look for at fixed addresses: whom to tell of a hole (RFC 9116), what may be indexed (RFC 9309), and
// where a password is changed.
import { Hono } from 'hono'
import { type Config } from '../process/config.ts'
import { hubOrigin } from '../process/variables.ts'

const securityPath = '/.well-known/security.txt'
const day = 86_400_000

/** Days that the contact is promised for, from the day on which it is asked for. */
const promised = 90

/** What anybody may read, and what these pages are drawn with; everything else is a member's own. */
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
]

const robots = ['User-agent: *', ...open.map((path) => `Allow: ${path}`), 'Disallow: /', ''].join('\n')

/** @param clock what a promise is counted from */
export function openForMachines(config: Config, clock = () => new Date()): Hono {
  const { SECURITY_CONTACT: contact } = config
  const routes = new Hono()
  routes.get('/robots.txt', (c) => c.text(robots))
  // https://w3c.github.io/webappsec-change-password-url/
  routes.get('/.well-known/change-password', (c) => c.redirect('/changePassword', 302))
  routes.get(securityPath, (c) => {
    if (!contact) return c.text('Not found', 404)
    const today = Math.floor(clock().getTime() / day) * day
    const expires = new Date(today + promised * day).toISOString()
    const canonical = new URL(securityPath, hubOrigin(config)).href
    return c.text(`Contact: ${contact}\nExpires: ${expires}\nCanonical: ${canonical}\n`)
  })
  return routes
}
