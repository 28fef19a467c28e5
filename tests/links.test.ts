// Every screen is reached from `/` by links of the app, or something outside of it leads there. Links are read from the modules
// that a screen's route imports (tests/support/links.ts) and from the catalogue, whose links pages show.
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

/** Screens that no link of the app leads to, and what does. */
const ledFromOutside: Readonly<Record<string, string>> = {
  '/app/email-verifications': 'The mail that confirms an e-mail address.',
  '/common/faq': 'The older address of /app/faq, which the specification keeps open.',
  '/gifts/jumpList': 'Mails and the app.',
  '/logout': 'The app; pages of the hub have a button that signs out where it stands.',
  '/questionnaire': 'What the brand sends out.',
  '/questionnaire2': 'What the brand sends out.',
  '/recover_pwd': 'The mail that sets a new password.',
  '/redirect/fastLogin': 'The app, which signs in unasked.',
  '/redirect/fastLogin/$provider': 'Google, Facebook and Apple, once they know who it is.',
  '/redirect/qr': 'QR codes on parcels and cards.',
  '/redirect/shopfiyCoupons':
    'A link that brings a voucher (docs/decisions/0033-a-link-that-brings-a-voucher.md).',
}

const origin = 'https://hub.example.com'
const app = createAppContext({ cookies: requestCookies(new Request(origin)), locale: 'EN', messages, origin })
const router = createHubRouter(app)

/** The root of the questionnaire or the package card that a screen belongs to. */
const rootOf = (from: string) => /^\/(?:questionnaire2?|activity\/packageCard\/[^/]+)/.exec(from)?.[0]
const ownScreens = (from: string) => {
  const root = rootOf(from)
  return root ? ['', '/form', '/amazon', '/result', '/upload', '/video'].map((part) => root + part) : []
}

const toCards = (from: string) =>
  rootOf(from) ? ownScreens(from) : packageCards.map(({ card }) => cardAddress(card))

/** Paths with a value filled in: which they are, on the screen that has the link. */
const filled: Readonly<Record<string, (from: string) => string[]>> = {
  '/*': ownScreens,
  '/activity/*/*': () => campaigns.map(({ year, campaign }) => `/activity/${year}/${campaign}`),
  // `cardAddress` joins the rest.
  '/activity/packageCard': toCards,
  '/activity/packageCard/*': toCards,
  '/games/*': () => Object.keys(checkIn).map((game) => `/games/${game}`),
}

/** What the catalogue leads to: banners, tasks, the guidance and blocks of campaigns. What a notice leads to is reached without one, too. */
const catalogued = ['benefits', 'campaigns', 'guidance', 'materials', 'tasks'].flatMap((topic) =>
  Array.from(
    readFileSync(`api/catalog/${topic}.json`, 'utf8').matchAll(/"(?:link|to)": "(\/[^"?#]*)/g),
    ([, path = '']) => path,
  ),
)

/** The path of the screen that shows at an address, after a redirect. */
function screenAt(address: string): string | undefined {
  const match = matchPage(router, address)
  const { redirect } = match?.screen ?? {}
  return typeof redirect === 'string' ? screenAt(redirect) : match?.path
}

const routes: readonly { id: string; fullPath: string }[] = Object.values(router.routesById)

/** The files that draw a screen: its route and the layouts around. */
function filesOf(path: string): string[] {
  const route = routes.find((each) => routeFiles.has(each.id) && withoutLastSlash(each.fullPath) === path)
  const layouts = routes.filter(({ id }) => id === rootRouteId || route?.id.startsWith(`${id}/`))
  return [...layouts, route].flatMap((each) => (each && routeFiles.get(each.id)) ?? [])
}

/** Where a screen leads, as its modules have it. */
const linksOf = (path: string) => new Set(filesOf(path).flatMap((file) => [...pathsFrom(file)]))

function reachedFrom(starts: readonly string[]): Set<string> {
  const reached = new Set(starts)
  // Nothing that is added to a set while it is gone through is missed.
  for (const path of reached)
    for (const link of linksOf(path))
      for (const address of filled[link]?.(path) ?? [link]) {
        const screen = screenAt(address)
        if (screen !== undefined) reached.add(screen)
      }
  return reached
}

const starts = ['/', ...tabsOf(router).values(), ...catalogued.flatMap((link) => screenAt(link) ?? [])]

// Read here, not within a test: on a machine with other work the modules take longer than a test may.
const reachedByLinks = reachedFrom(starts)

test('every screen is reached from / by links, or something outside leads there', () => {
  const reached = reachedFrom([...starts, ...Object.keys(ledFromOutside)])
  const pages = screens.filter((screen) => !('redirect' in screen))
  expect(pages.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([])
})

test('what is led to from outside is a screen that no link leads to', () => {
  const unreached = screens.map(({ path }) => path).filter((path) => !reachedByLinks.has(path))
  expect(Object.keys(ledFromOutside).filter((path) => !unreached.includes(path))).toEqual([])
})

test('of a path with a value filled in it is known what it can be', () => {
  const firstOf = (path: string) => path.split('/')[1] ?? ''
  const first = new Set(screens.map(({ path }) => firstOf(path)))
  const open = screens.flatMap(({ path }) => [...linksOf(path)]).filter((link) => link.includes('*'))
  expect(open.filter((link) => (first.has(firstOf(link)) || link === '/*') && !filled[link])).toEqual([])
  expect(Object.keys(filled).filter((link) => link.includes('*') && !open.includes(link))).toEqual([])
})
