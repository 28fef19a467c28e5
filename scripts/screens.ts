// Every screen of the hub that shows something, by the address that shows it and who sees it there: made from the route files,
// with what has no route of its own.
import { screens as declared } from '../generated/screens.ts'

export type Screen = { name: string; path: string; signedIn: boolean }

const pages = declared.flatMap((screen) => {
  if ('redirect' in screen) return []
  const { path, example = path, access, tracking } = screen
  return [{ name: tracking.elementId, path: example, signedIn: access === 'member' }]
})

/** States that are no routes, and what a member sees of screens that are open to everybody. */
const states = [
  { name: 'not-found', path: '/no/such/page', signedIn: false },
  { name: 'address-form', path: '/address?edit=new', signedIn: true },
  { name: 'coupons-used', path: '/coupon?state=used', signedIn: true },
  { name: 'coupons-expired', path: '/coupon?state=expired&why=expired', signedIn: true },
  { name: 'points-mall-product', path: '/pointsMall?product=night-light', signedIn: true },
  { name: 'points-mall-address', path: '/pointsMall?product=cotton-hat&step=new', signedIn: true },
  { name: 'points-mall-summary', path: '/pointsMall?product=free-shipping&step=summary', signedIn: true },
  { name: 'points-mall-redemptions', path: '/pointsMall?mine=true', signedIn: true },
  { name: 'activity-guidance-member', path: '/activity/guidance', signedIn: true },
  { name: 'event-registration-member', path: '/activity/2025/EventRegistration', signedIn: true },
  { name: 'registry-weekend-member', path: '/activity/2025/RegistryWeekend', signedIn: true },
]

export const screens: readonly Screen[] = [...pages, ...states]
