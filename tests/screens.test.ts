// Checks all routes: the declaration of each screen in its route file must match the specification.
import type { UpdatableStaticRouteOption } from '@tanstack/react-router'
import { expect, expectTypeOf, test } from 'vitest'
import { operations } from '#generated/operations.ts'
import { readable, screens } from '#generated/screens.ts'
import messages from '#generated/messages/en-US.json' with { type: 'json' }
import { createHubRouter } from '#src/router.tsx'
import { createAppContext } from '#src/runtime/app/context.ts'
import { requestCookies } from '#src/runtime/storage/cookieStore.ts'
import { matchPage } from '#src/runtime/routing/pages.ts'
import { withoutLastSlash } from '#src/runtime/routing/path.ts'
import type { Page, Redirect, Screen } from '#src/runtime/routing/screen.ts'
import { specified } from './support/specifiedScreens.ts'

const origin = 'https://hub.example.com'
const app = createAppContext({ cookies: requestCookies(new Request(origin)), locale: 'EN', messages, origin })
const router = createHubRouter(app)
type AnyRoute = { id: string; fullPath: string; options: { staticData?: { screen?: Screen | 'layout' } } }
const routes: readonly AnyRoute[] = Object.values(router.routesById)

test('the list of screens matches the declarations of the route files', () => {
  const declared = routes.flatMap(({ id, fullPath, options }) => {
    const { screen } = options.staticData ?? {}
    if (screen === 'layout') return []
    const [, layout = ''] = id.split('/')
    return [{ ...screen, path: withoutLastSlash(fullPath), layout: layout.slice(1) }]
  })
  expect(declared.toSorted((a, b) => (a.path < b.path ? -1 : 1))).toEqual(screens)
})

// The compiler checks that a route declares every required part of its screen.
expectTypeOf<{ path: '/coins' }>().not.toExtend<UpdatableStaticRouteOption>()
expectTypeOf<{ staticData: { screen: Page } }>().toExtend<UpdatableStaticRouteOption>()
expectTypeOf<Omit<Page, 'access'>>().not.toExtend<Screen>()
expectTypeOf<Omit<Page, 'tracking'>>().not.toExtend<Screen>()
expectTypeOf<Omit<Page, 'tab'>>().not.toExtend<Screen>()
expectTypeOf<Omit<Page, 'prerender'>>().not.toExtend<Screen>()
expectTypeOf<Omit<Page, 'offline'>>().not.toExtend<Screen>()
expectTypeOf<Omit<Redirect, 'access'>>().not.toExtend<Screen>()
expectTypeOf<Omit<Redirect, 'tracking'>>().not.toExtend<Screen>()

/** Paths in section 2 of the specification, "Open without sign-in". */
const open =
  `/common/faq /app/email-verifications /app/faq /app/privacy /app/termsConditions /forget_pwd /registration
/contact /recover_pwd /questionnaire /questionnaire2 /station/redirect /redirect /activity`.split(/\s+/)

/**
 * Returns who may open a path. "Matched by the path containing the entry" in the specification applies to whole
 * segments: `/activity` opens `/activity/2025/Mamaglow`, but not `/activities`.
 */
function accessOf(path: string) {
  if (path === '/login') return 'visitor'
  return open.some((entry) => `${path}/`.includes(`${entry}/`)) ? 'open' : 'member'
}

test('the paths that are open without sign-in are exactly those listed in section 2 of the specification', () => {
  const wrong = screens.filter(({ path, access }) => access !== accessOf(path))
  expect(
    wrong.map(({ path, access }) => `${path} is specified for ${accessOf(path)}, but declares ${access}`),
  ).toEqual([])
})

test('a screen with path parameters has an example URL', () => {
  expect(screens.filter(({ path, example }) => path.includes('$') && !example)).toEqual([])
})

test('each specified screen has the layout and tracking names of the specification (section 2 of the specification)', () => {
  const listed = new Map(specified.map((screen) => [screen.path, screen]))
  const differing = screens.flatMap(({ path, layout, tracking }) => {
    const specScreen = listed.get(path)
    return specScreen ? [[{ path, layout, ...tracking }, specScreen]] : []
  })
  expect(differing.map(([declared]) => declared)).toEqual(differing.map(([, specScreen]) => specScreen))
  expect(differing.length).toBeGreaterThan(20)
})

test('no route with parameters matches the path of a specified screen, such as a package card', () => {
  expect(specified.filter(({ path }) => matchPage(router, path)?.path.includes('$'))).toEqual([])
})

test('every element id and module name for tracking belongs to a single screen, including planned screens', () => {
  const declared = screens.map(({ path, tracking, ...screen }) => ({
    ...tracking,
    // Use the path of the target page for a redirect, because both have the same tracking names.
    path: 'redirect' in screen && typeof screen.redirect === 'string' ? screen.redirect : path,
  }))
  const all = [...specified, ...declared].map((screen) => ({
    ...screen,
    path: screen.path.replace(/\/index$/, ''),
  }))
  for (const name of ['elementId', 'moduleName'] as const) {
    const owners = Map.groupBy(all, (screen) => screen[name])
    const shared = [...owners].filter(([, owning]) => new Set(owning.map(({ path }) => path)).size > 1)
    expect(shared).toEqual([])
  }
  expect(all.filter(({ elementId }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(elementId))).toEqual([])
})

const pages = screens.flatMap((screen) => ('redirect' in screen ? [] : [screen]))

test('a screen belongs to a tab exactly if its layout shows tabs, and each tab opens one of its screens', () => {
  expect(pages.filter(({ layout, tab }) => (layout === 'default') !== (tab !== null))).toEqual([])
  const opened = pages.filter(({ opensTab }) => opensTab).map(({ tab }) => tab)
  expect(opened).toEqual([...new Set(opened)])
  expect(opened).not.toContain(null)
})

test('the prerendered screens are exactly those with the layout ssg', () => {
  expect(pages.filter(({ layout, prerender }) => (layout === 'ssg') !== prerender)).toEqual([])
})

test('vouchers, addresses, orders, babies, questionnaires and sessions are never stored offline', () => {
  const never = new Set<string>(['addresses', 'orders', 'questionnaires', 'session', 'vouchers'])
  // Include `getToday`, because its response contains babies, vouchers and parcels.
  const isNever = (id: (typeof readable)[number]) =>
    never.has(operations[id].tag) || id === 'getToday' || /bab(?:y|ies)/i.test(id)
  expect(readable.filter(isNever)).toEqual([])
})

test('a redirect within the hub leads to a page that does not redirect', () => {
  const led = screens.flatMap((screen) =>
    'redirect' in screen && typeof screen.redirect === 'string' && screen.redirect.startsWith('/')
      ? [screen.redirect]
      : [],
  )
  expect(led.filter((path) => matchPage(router, path)?.screen.redirect !== undefined)).toEqual([])
  expect(led.filter((path) => !matchPage(router, path))).toEqual([])
})
