// Checks that every screen is reachable from `/` through links of the app, or from a documented external source such as
// an email. The links of a screen are read from the modules that its route imports (tests/support/links.ts), and from
// the catalog, because pages show the links in the catalog.
import { readFileSync } from 'node:fs'
import { rootRouteId } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import campaigns from '#api/catalog/campaigns.json' with { type: 'json' }
import checkIn from '#api/catalog/check-in.json' with { type: 'json' }
import packageCards from '#api/catalog/package-cards.json' with { type: 'json' }
import messages from '#generated/messages/en-US.json' with { type: 'json' }
import { screens } from '#generated/screens.ts'
import { createHubRouter } from '#src/router.tsx'
import { cardAddress } from '#src/features/questionnaires/cards/address.ts'
import { createAppContext } from '#src/runtime/app/context.ts'
import { requestCookies } from '#src/runtime/storage/cookieStore.ts'
import { matchPage, tabsOf } from '#src/runtime/routing/pages.ts'
import { withoutLastSlash } from '#src/runtime/routing/path.ts'
import { pathsFrom, routeFiles } from './support/links.ts'

/** Screens to which no page of the app links, each with the external source of links to it, such as an email. */
const ledFromOutside: Readonly<Record<string, string>> = {
  '/app/email-verifications': 'Link in the email that confirms an email address.',
  '/common/faq': 'Earlier path of /app/faq, which the specification requires.',
  '/gifts/jumpList': 'Links in emails and in the app.',
  '/logout': 'Link in the app; pages of the hub sign out by a button.',
  '/questionnaire': 'Links in messages of the brand.',
  '/questionnaire2': 'Links in messages of the brand.',
  '/recover_pwd': 'Link in the email that resets the password.',
  '/redirect/fastLogin': 'The app opens this path to sign in automatically.',
  '/redirect/fastLogin/$provider': 'Google, Facebook and Apple redirect to this path after a sign-in.',
  '/redirect/qr': 'QR codes on parcels and cards.',
  '/redirect/shopfiyCoupons':
    'Link that contains a voucher code (docs/decisions/0032-build-all-links-to-the-shop-in-one-place.md).',
}

const origin = 'https://hub.example.com'
const app = createAppContext({ cookies: requestCookies(new Request(origin)), locale: 'EN', messages, origin })
const router = createHubRouter(app)

/** Returns the base path of the questionnaire or package card to which a screen belongs. */
const rootOf = (from: string) => /^\/(?:questionnaire2?|activity\/packageCard\/[^/]+)/.exec(from)?.[0]
const hubScreens = (from: string) => {
  const root = rootOf(from)
  return root ? ['', '/form', '/amazon', '/result', '/upload', '/video'].map((part) => root + part) : []
}

const toCards = (from: string) =>
  rootOf(from) ? hubScreens(from) : packageCards.map(({ card }) => cardAddress(card))

/** Possible targets of links with path parameters, depending on the screen that contains the link. */
const filled: Readonly<Record<string, (from: string) => string[]>> = {
  '/*': hubScreens,
  '/activity/*/*': () => campaigns.map(({ year, campaign }) => `/activity/${year}/${campaign}`),
  // Only the start of this path occurs in the code, because the function `cardAddress` appends the rest.
  '/activity/packageCard': toCards,
  '/activity/packageCard/*': toCards,
  '/games/*': () => Object.keys(checkIn).map((game) => `/games/${game}`),
}

/**
 * Links in the catalog that pages show: links of banners, tasks, guidance and campaign blocks. Links of notifications
 * are excluded, because every screen to which they lead has another link.
 */
const catalogued = ['benefits', 'campaigns', 'guidance', 'materials', 'tasks'].flatMap((topic) =>
  Array.from(
    readFileSync(`api/catalog/${topic}.json`, 'utf8').matchAll(/"(?:link|to)": "(\/[^"?#]*)/g),
    ([, path = '']) => path,
  ),
)

/** Returns the path of the screen at a URL, after redirects. */
function screenAt(address: string): string | undefined {
  const match = matchPage(router, address)
  const { redirect } = match?.screen ?? {}
  return typeof redirect === 'string' ? screenAt(redirect) : match?.path
}

const routes: readonly { id: string; fullPath: string }[] = Object.values(router.routesById)

/** Returns the files that render a screen: its route and the surrounding layouts. */
function filesOf(path: string): string[] {
  const route = routes.find((each) => routeFiles.has(each.id) && withoutLastSlash(each.fullPath) === path)
  const layouts = routes.filter(({ id }) => id === rootRouteId || route?.id.startsWith(`${id}/`))
  return [...layouts, route].flatMap((each) => (each && routeFiles.get(each.id)) ?? [])
}

/** Returns the links in the modules of a screen. */
const linksOf = (path: string) => new Set(filesOf(path).flatMap((file) => [...pathsFrom(file)]))

function reachedFrom(starts: readonly string[]): Set<string> {
  const reached = new Set(starts)
  // The loop also visits screens that are added during the iteration.
  for (const path of reached)
    for (const link of linksOf(path))
      for (const address of filled[link]?.(path) ?? [link]) {
        const screen = screenAt(address)
        if (screen !== undefined) reached.add(screen)
      }
  return reached
}

const starts = ['/', ...tabsOf(router).values(), ...catalogued.flatMap((link) => screenAt(link) ?? [])]

// Read the modules outside of a test, because reading them may take longer than the test timeout on a busy host.
const reachedByLinks = reachedFrom(starts)

test('every screen is reachable from / through links of the app, or from an external source such as an email', () => {
  const reached = reachedFrom([...starts, ...Object.keys(ledFromOutside)])
  const pages = screens.filter((screen) => !('redirect' in screen))
  expect(pages.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([])
})

test('each screen that is listed with an external source exists, and no page of the app links to it', () => {
  const unreached = screens.map(({ path }) => path).filter((path) => !reachedByLinks.has(path))
  expect(Object.keys(ledFromOutside).filter((path) => !unreached.includes(path))).toEqual([])
})

test('`filled` lists the possible targets of every link that has a path parameter', () => {
  const firstOf = (path: string) => path.split('/')[1] ?? ''
  const first = new Set(screens.map(({ path }) => firstOf(path)))
  const open = screens.flatMap(({ path }) => [...linksOf(path)]).filter((link) => link.includes('*'))
  expect(open.filter((link) => (first.has(firstOf(link)) || link === '/*') && !filled[link])).toEqual([])
  expect(Object.keys(filled).filter((link) => link.includes('*') && !open.includes(link))).toEqual([])
})
