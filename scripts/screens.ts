// Lists all screens of the hub, each with its URL and a flag for screens that require a signed-in member. Screens come
// from the route files; page states without a separate route are listed here.
import { screens as declared } from '#generated/screens.ts'

export type Screen = { name: string; path: string; signedIn: boolean }

/** Returns a pattern for the URLs of a route. */
export const patternOf = (route: string) => new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`)

const pages = declared.flatMap((screen) => {
  if ('redirect' in screen) return []
  const { path, example = path, access, tracking } = screen
  return [{ name: tracking.elementId, path: example, signedIn: access === 'member' }]
})

/**
 * Page states without a separate route. Also lists pages that are open to all visitors, in the variant that a member
 * sees.
 */
const states = [
  { name: 'not-found', path: '/no/such/page', signedIn: false },
  { name: 'address-form', path: '/address?edit=new', signedIn: true },
  { name: 'questionnaire-review', path: '/questionnaire2/form?review=true', signedIn: false },
  { name: 'coupons-used', path: '/coupon?state=used', signedIn: true },
  { name: 'coupons-expired', path: '/coupon?state=expired', signedIn: true },
  { name: 'coupons-why', path: '/coupon?why=expired', signedIn: true },
  { name: 'points-mall-product', path: '/pointsMall?product=night-light', signedIn: true },
  { name: 'points-mall-sold-out', path: '/pointsMall?product=storage-basket', signedIn: true },
  { name: 'points-mall-address', path: '/pointsMall?product=cotton-hat&step=new', signedIn: true },
  { name: 'points-mall-summary', path: '/pointsMall?product=free-shipping&step=summary', signedIn: true },
  { name: 'points-mall-redemptions', path: '/pointsMall?mine=true', signedIn: true },
  { name: 'lucky-draw-open', path: '/gifts/luckyDraw?draw=winter-lights', signedIn: true },
  { name: 'lucky-draw-over', path: '/gifts/luckyDraw?draw=autumn-thanks', signedIn: true },
  { name: 'lucky-draw-ticket', path: '/gifts/luckyDraw?draw=winter-lights&ticket=sample', signedIn: true },
  { name: 'lucky-draw-check', path: '/gifts/luckyDraw?draw=autumn-thanks&verify=true', signedIn: true },
  { name: 'lucky-draw-won', path: '/gifts/luckyDraw?mine=true', signedIn: true },
  { name: 'gift', path: '/gifts/list?gift=cooler-bag', signedIn: true },
  { name: 'gifts-compared', path: '/gifts/list?type=3&compare=true', signedIn: true },
  {
    name: 'e-magazine-article',
    path: '/gifts/eMagazineItemDetail?id=2026-11&article=awake-at-three',
    signedIn: true,
  },
  { name: 'village-course', path: '/villages/list?course=pumping-without-hurry', signedIn: true },
  {
    name: 'village-chapter',
    path: '/villages/list?course=ten-quiet-minutes&chapter=where-they-hide',
    signedIn: true,
  },
  { name: 'activity-guidance-member', path: '/activity/guidance', signedIn: true },
  { name: 'activities-mine', path: '/activities?show=mine', signedIn: true },
  { name: 'activities-everywhere', path: '/activities?everywhere=true', signedIn: true },
  { name: 'event-registration-member', path: '/activity/2025/EventRegistration', signedIn: true },
  { name: 'gift-registration-member', path: '/activity/registerGift', signedIn: true },
  { name: 'gift-registration-form', path: '/activity/registerGift?product=breast-pump', signedIn: true },
  { name: 'gift-registration-sign-in', path: '/activity/registerGift?product=breast-pump', signedIn: false },
  { name: 'product-registration-pump', path: '/products/register?product=air-one-pump', signedIn: true },
  { name: 'product-take-over', path: '/products/register?from=owner', signedIn: true },
  { name: 'registry-weekend-member', path: '/activity/2025/RegistryWeekend', signedIn: true },
  { name: 'questionnaire-sent', path: '/questionnaire/result', signedIn: true },
  { name: 'questionnaire-order', path: '/questionnaire/amazon', signedIn: true },
  { name: 'questionnaire-pictures', path: '/questionnaire/upload', signedIn: true },
  { name: 'underwear-sent', path: '/activity/packageCard/underwear/result', signedIn: true },
  { name: 'questionnaire-code', path: '/questionnaire/result?step=code', signedIn: false },
  { name: 'campaign-drawn', path: '/activity/2026/TeaTable', signedIn: true },
]

export const screens: readonly Screen[] = [...pages, ...states]

/**
 * Screens that show data of a sample member. To reach a screen, open `path` and click the links in `follow`; `nth`
 * selects one of several elements that match the first link.
 */
export type MemberScreen = Screen & { member?: string; follow?: string | readonly string[]; nth?: number }

const order = 'a[href^="/order?id="]'
const redemption = 'a[href*="redemption="]'
const parcel = 'a[href*="parcel="]'
const gift = 'a[href*="reward?gift="]'

const memberScreens: readonly MemberScreen[] = (
  [
    { name: 'newcomer-home', path: '/', member: 'moon' },
    { name: 'newcomer-membership', path: '/memberShip', member: 'moon' },
    { name: 'newcomer-rights', path: '/rights', member: 'moon' },
    { name: 'newcomer-coins', path: '/coins', member: 'moon' },
    { name: 'newcomer-mall', path: '/pointsMall', member: 'moon' },
    { name: 'newcomer-redemptions', path: '/pointsMall?mine=true', member: 'moon' },
    { name: 'newcomer-vouchers', path: '/coupon', member: 'moon' },
    { name: 'newcomer-vouchers-used', path: '/coupon?state=used', member: 'moon' },
    { name: 'newcomer-vouchers-expired', path: '/coupon?state=expired', member: 'moon' },
    { name: 'newcomer-referral', path: '/rewards', member: 'moon' },
    { name: 'newcomer-orders', path: '/order', member: 'moon' },
    { name: 'newcomer-order', path: '/order', member: 'moon', follow: order },
    { name: 'newcomer-notices', path: '/about-me/notices', member: 'moon' },
    { name: 'newcomer-proof', path: '/rights/upload', member: 'moon' },
    { name: 'newcomer-activities', path: '/activities?show=mine', member: 'moon' },
    { name: 'newcomer-joins', path: '/activities?join=2026-MorningCircle', member: 'moon' },
    { name: 'newcomer-invited', path: '/activities?join=2025-EventRegistration', member: 'moon' },
    { name: 'newcomer-refused', path: '/activity/signIn', member: 'moon' },
    { name: 'activity-elsewhere', path: '/activity/2025/EventRegistration', member: 'ribbon' },
    { name: 'raffle-not-won', path: '/activity/2026/TeaTable', member: 'ribbon' },
    { name: 'newcomer-gift-registration', path: '/activity/registerGift', member: 'moon' },
    { name: 'newcomer-gifts', path: '/gifts', member: 'moon' },
    { name: 'newcomer-my-gifts', path: '/gifts/reward', member: 'moon' },
    { name: 'nest-home', path: '/', member: 'nest' },
    { name: 'nest-rights', path: '/rights', member: 'nest' },
    { name: 'nest-orders', path: '/order', member: 'nest' },
    { name: 'loyal-home', path: '/', member: 'ribbon' },
    { name: 'loyal-membership', path: '/memberShip', member: 'ribbon' },
    { name: 'loyal-rights', path: '/rights', member: 'ribbon' },
    { name: 'loyal-coins', path: '/coins', member: 'ribbon' },
    { name: 'loyal-mall', path: '/pointsMall', member: 'ribbon' },
    { name: 'loyal-proof', path: '/rights/upload', member: 'ribbon' },
    { name: 'coin-movement', path: '/coins', follow: 'a[href^="/coins/detail"]' },
    { name: 'coin-movement-spent', path: '/coins?kind=spent', follow: 'a[href^="/coins/detail"]' },
    { name: 'coins-found-none', path: '/coins?kind=returned&month=2020-01' },
    { name: 'redemption-reserved', path: '/pointsMall?mine=true', follow: redemption, nth: 0 },
    { name: 'redemption-shipped', path: '/pointsMall?mine=true', follow: redemption, nth: 1 },
    { name: 'redemption-cancelled', path: '/pointsMall?mine=true', follow: redemption, nth: 2 },
    { name: 'redemption-delivered', path: '/pointsMall?mine=true', follow: redemption, nth: 3 },
    {
      name: 'points-mall-choose-address',
      path: '/pointsMall?product=cotton-hat&step=address&address=another',
    },
    { name: 'loyal-gifts', path: '/gifts', member: 'ribbon' },
    { name: 'gift-address', path: '/gifts/list?gift=milk-bags&step=address&address=another' },
    { name: 'gift-waits', path: '/gifts/reward', follow: gift, nth: 0 },
    { name: 'gift-on-its-way', path: '/gifts/reward', follow: gift, nth: 1 },
    // Members with a default address go from the first step directly to the summary.
    { name: 'gift-summary', path: '/gifts/list?gift=night-light&step=address' },
    { name: 'game-lanterns', path: '/games/eventCheckIn', member: 'nest' },
    { name: 'game-friday', path: '/games/blackFridayCheckIn', member: 'moon' },
    { name: 'game-mothers-day', path: '/games/motherDay', member: 'moon' },
    { name: 'game-paused', path: '/games/checkIn', member: 'nest' },
    { name: 'game-elsewhere', path: '/games/eventCheckIn', member: 'ribbon' },
    { name: 'game-silenced', path: '/games/motherDay', member: 'ribbon' },
    { name: 'order-on-its-way', path: '/order', follow: order, nth: 0 },
    { name: 'order-delivered', path: '/order', follow: order, nth: 1 },
    { name: 'order-attempted', path: '/order', member: 'nest', follow: order },
    { name: 'order-refunded', path: '/order', member: 'ribbon', follow: order, nth: 1 },
    { name: 'parcel-on-its-way', path: '/order', follow: [order, parcel] },
    { name: 'parcel-redeemed', path: '/pointsMall?mine=true', follow: [redemption, parcel], nth: 1 },
  ] satisfies readonly Omit<MemberScreen, 'signedIn'>[]
).map((life) => ({ ...life, signedIn: true }))

export const pictured: readonly MemberScreen[] = [...screens, ...memberScreens]
