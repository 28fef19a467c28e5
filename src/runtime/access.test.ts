import { expect, test } from 'vitest'
import { accessOf } from './access.ts'

const open =
  `/common/faq /app/email-verifications /app/faq /app/privacy /app/termsConditions /forget_pwd /registration
/contact /recover_pwd /questionnaire /questionnaire/index /questionnaire/form /questionnaire/amazon
/questionnaire/result /questionnaire/upload /questionnaire2 /questionnaire2/index /questionnaire2/form
/questionnaire2/amazon /questionnaire2/result /questionnaire2/upload /station/redirect /redirect /redirect/
/redirect/fastLogin /redirect/shopfiyCoupons /activity/signIn /activity/guidance /activity/registerGift
/activity/2024/BrandDay /activity/2025/Mamaglow /activity/2025/EventRegistration /activity/2025/RegistryWeekend
/activity/$year/$campaign /activity/packageCard/faq /activity/packageCard/underwear/video
/activity/packageCard/BreastPump/upload /activity/packageCard/pregnancypillow/form`.split(/\s+/)

const members =
  `/ /logout /changePassword /del-account /about-me /about-me/edit-profile /memberShip /rights /rights/upload
/address /order /pointsMall /rewards /coupon /coins /coins/detail /gifts /gifts/list /gifts/reward /gifts/jumpList
/gifts/redeemList /gifts/newBabyGiftList /gifts/momBirthdayGiftList /gifts/eMagazineList /gifts/eMagazineItemDetail
/villages /villages/list /games/checkIn /games/normalCheckIn /games/eventCheckIn /games/blackFridayCheckIn
/games/motherDay /activities /common/logisticsTrajectory`.split(/\s+/)

test.each(open)('%s is open without sign-in (section 2)', (path) => {
  expect(accessOf(path)).toBe('open')
})

test.each(members)('%s is for members (section 2)', (path) => {
  expect(accessOf(path)).toBe('member')
})

test('/login is for who is not signed in (section 2)', () => {
  expect(accessOf('/login')).toBe('visitor')
})

test.each([
  '/activities',
  '/xactivity',
  '/activityx',
  '/contacts',
  '/questionnaire3',
  '/app',
  '/common',
  '/app/faqs',
])('the path contains the entry by whole segments: %s does not (section 2)', (path) => {
  expect(accessOf(path)).toBe('member')
})
