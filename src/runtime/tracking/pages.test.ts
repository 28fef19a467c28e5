import { expect, test } from 'vitest'
import { isLeaveReported, pageAt } from './pages.ts'

// Section 2, "Screens and routes".
const listed = `
  / /login /logout /forget_pwd /recover_pwd /registration /changePassword /del-account /about-me
  /about-me/edit-profile /about /about/edit-profile /memberShip /rights /rights/upload /address /contact /order
  /pointsMall /rewards /coupon /coins /coins/detail /gifts /gifts/list /gifts/reward /gifts/jumpList
  /gifts/redeemList /gifts/newBabyGiftList /gifts/momBirthdayGiftList /gifts/eMagazineList
  /gifts/eMagazineItemDetail /villages /villages/list /games/checkIn /games/normalCheckIn /games/eventCheckIn
  /games/blackFridayCheckIn /games/motherDay /activity/signIn /activities /activity/guidance
  /activity/registerGift /activity/2024/BrandDay /activity/2025/Mamaglow /activity/2025/EventRegistration
  /activity/2025/RegistryWeekend /questionnaire /questionnaire/index /questionnaire/form /questionnaire/amazon
  /questionnaire/result /questionnaire/upload /questionnaire2 /questionnaire2/index /questionnaire2/form
  /questionnaire2/amazon /questionnaire2/result /questionnaire2/upload /activity/packageCard/faq
  /activity/packageCard/underwear /activity/packageCard/underwear/form /activity/packageCard/underwear/video
  /activity/packageCard/underwear/amazon /activity/packageCard/underwear/result
  /activity/packageCard/BreastPump /activity/packageCard/BreastPump/form
  /activity/packageCard/BreastPump/amazon /activity/packageCard/BreastPump/result
  /activity/packageCard/BreastPump/upload /activity/packageCard/pregnancypillow
  /activity/packageCard/pregnancypillow/form /activity/packageCard/pregnancypillow/amazon
  /activity/packageCard/pregnancypillow/result /activity/packageCard/pregnancypillow/upload /app/faq /common/faq
  /app/privacy /app/termsConditions /app/email-verifications /common/logisticsTrajectory /redirect
  /redirect/fastLogin /redirect/shopfiyCoupons /station/redirect
`.match(/\S+/g)!

test('each page has a fixed element id and module name (section 2)', () => {
  for (const path of listed)
    expect(pageAt(path)).toEqual({
      path,
      elementId: expect.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/),
      moduleName: expect.stringMatching(/^\S.*\S$/),
    })
})

test('pages are called as the specification calls them (section 2)', () => {
  const names = [
    '/',
    '/gifts',
    '/coupon',
    '/rewards',
    '/about-me',
    '/games/checkIn',
    '/order',
    '/gifts/reward',
  ]
  expect(names.map((path) => pageAt(path)?.moduleName)).toEqual([
    'Member Hub',
    'Cozy Perks',
    'Coupons',
    'Referral Rewards',
    'About Me',
    'Pop In',
    'My Purchases',
    'My Gifts',
  ])
})

test('an element id belongs to one module name, and a module name to one element id', () => {
  const pairs = new Set(listed.map((path) => `${pageAt(path)?.elementId} ${pageAt(path)?.moduleName}`))
  expect(new Set([...pairs].map((pair) => pair.split(' ')[0])).size).toBe(pairs.size)
  // Four pages have two addresses.
  expect(pairs.size).toBe(listed.length - 4)
})

test('a trailing slash is ignored when tracking (section 2)', () => {
  for (const path of listed) expect(pageAt(`${path}/`)).toEqual(pageAt(path))
})

test('capitals are those of the page, whatever was typed: the router takes both', () => {
  expect(pageAt('/Membership')?.path).toBe('/memberShip')
})

test('a campaign without names of its own is a campaign at its address', () => {
  expect(pageAt('/activity/2025/WorldBreastfeedingWeek/')).toEqual({
    path: '/activity/2025/WorldBreastfeedingWeek',
    elementId: 'campaign',
    moduleName: 'Campaign',
  })
})

test.each([
  '/no-such-page',
  '/invite/mali@example.com',
  '/activity/2025/mali%40example.com',
  '/activity/2025/0812345678',
  '/activity/2025/Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2',
  '/recover_pwd/Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2',
  '',
])('%s is no page, and not measured', (path) => {
  expect(pageAt(path)).toBeUndefined()
})

test('page leave is not reported of detail, jump-list, list, shopify coupons and form pages (section 4)', () => {
  const exempt = listed.filter((path) => {
    const page = pageAt(path)
    return page && !isLeaveReported(page)
  })
  expect(exempt).toEqual([
    '/coins/detail',
    '/gifts/list',
    '/gifts/jumpList',
    '/villages/list',
    '/questionnaire/form',
    '/questionnaire2/form',
    '/activity/packageCard/underwear/form',
    '/activity/packageCard/BreastPump/form',
    '/activity/packageCard/pregnancypillow/form',
    '/redirect/shopfiyCoupons',
  ])
})
