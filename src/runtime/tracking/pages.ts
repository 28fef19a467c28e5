// How each page is called in what is measured (section 2: a fixed element id and module name). Ids and names are for
// whoever reads the figures, in all languages alike: they are never translated, and an id is never given to another page.

import { withoutLastSlash } from '../path.ts'

export type Page = {
  /** The page's own address, never what somebody typed. */
  path: string
  elementId: string
  moduleName: string
}

type Names = readonly [elementId: string, moduleName: string]

// Pages with two addresses; `/about` is what the specification's tracking tables call `/about-me`.
const aboutMe: Names = ['about-me', 'About Me']
const editProfile: Names = ['edit-profile', 'Edit Profile']
const questionnaire: Names = ['questionnaire', 'Questionnaire']
const questionnaire2: Names = ['questionnaire-2', 'Questionnaire 2']

const names: Readonly<Record<string, Names>> = {
  '/': ['member-hub', 'Member Hub'],

  '/login': ['login', 'Login'],
  '/logout': ['logout', 'Logout'],
  '/forget_pwd': ['forgot-password', 'Forgot Password'],
  '/recover_pwd': ['recover-password', 'Recover Password'],
  '/registration': ['registration', 'Registration'],
  '/changePassword': ['change-password', 'Change Password'],
  '/del-account': ['delete-account', 'Delete Account'],

  '/about-me': aboutMe,
  '/about': aboutMe,
  '/about-me/edit-profile': editProfile,
  '/about/edit-profile': editProfile,
  '/about-me/privacy': ['privacy-and-data', 'Privacy and Data'],
  '/memberShip': ['membership', 'Membership'],
  '/rights': ['my-rights', 'My Rights'],
  '/rights/upload': ['rights-upload', 'Rights Upload'],
  '/address': ['addresses', 'Addresses'],
  '/contact': ['contact-us', 'Contact Us'],
  '/order': ['my-purchases', 'My Purchases'],
  '/pointsMall': ['points-mall', 'Points Mall'],
  '/rewards': ['referral-rewards', 'Referral Rewards'],
  '/coupon': ['coupons', 'Coupons'],
  '/coins': ['coins', 'Coins'],
  '/coins/detail': ['coin-history', 'Coin History'],

  '/gifts': ['cozy-perks', 'Cozy Perks'],
  '/gifts/list': ['gift-list', 'Gift List'],
  '/gifts/reward': ['my-gifts', 'My Gifts'],
  '/gifts/jumpList': ['gift-jump-list', 'Gift Jump List'],
  '/gifts/redeemList': ['baby-birthday-gift', 'Baby Birthday Gift'],
  '/gifts/newBabyGiftList': ['newborn-gift', 'Newborn Gift'],
  '/gifts/momBirthdayGiftList': ['mom-birthday-gift', 'Mom Birthday Gift'],
  '/gifts/eMagazineList': ['e-magazine', 'E-Magazine'],
  '/gifts/eMagazineItemDetail': ['e-magazine-issue', 'E-Magazine Issue'],

  '/villages': ['villages', 'Villages'],
  '/villages/list': ['village-list', 'Village List'],

  '/games/checkIn': ['pop-in', 'Pop In'],
  '/games/normalCheckIn': ['daily-check-in', 'Daily Check-In'],
  '/games/eventCheckIn': ['event-check-in', 'Event Check-In'],
  '/games/blackFridayCheckIn': ['black-friday-check-in', 'Black Friday Check-In'],
  '/games/motherDay': ['mothers-day', 'Mother’s Day'],

  '/activity/signIn': ['activity-sign-in', 'Activity Sign-In'],
  '/activities': ['activities', 'Activities'],
  '/activity/guidance': ['activity-guidance', 'Activity Guidance'],
  '/activity/registerGift': ['gift-registration', 'Gift Registration'],
  '/activity/2024/BrandDay': ['brand-day', 'Brand Day'],
  '/activity/2025/Mamaglow': ['mamaglow', 'Mamaglow'],
  '/activity/2025/EventRegistration': ['event-registration', 'Event Registration'],
  '/activity/2025/RegistryWeekend': ['registry-weekend', 'Registry Weekend'],

  '/questionnaire': questionnaire,
  '/questionnaire/index': questionnaire,
  '/questionnaire/form': ['questionnaire-form', 'Questionnaire Form'],
  '/questionnaire/amazon': ['questionnaire-amazon', 'Questionnaire Amazon'],
  '/questionnaire/result': ['questionnaire-result', 'Questionnaire Result'],
  '/questionnaire/upload': ['questionnaire-upload', 'Questionnaire Upload'],
  '/questionnaire2': questionnaire2,
  '/questionnaire2/index': questionnaire2,
  '/questionnaire2/form': ['questionnaire-2-form', 'Questionnaire 2 Form'],
  '/questionnaire2/amazon': ['questionnaire-2-amazon', 'Questionnaire 2 Amazon'],
  '/questionnaire2/result': ['questionnaire-2-result', 'Questionnaire 2 Result'],
  '/questionnaire2/upload': ['questionnaire-2-upload', 'Questionnaire 2 Upload'],

  '/activity/packageCard/faq': ['package-card-faq', 'Package Card FAQ'],
  '/activity/packageCard/underwear': ['underwear-card', 'Underwear Card'],
  '/activity/packageCard/underwear/form': ['underwear-card-form', 'Underwear Card Form'],
  '/activity/packageCard/underwear/video': ['underwear-card-video', 'Underwear Card Video'],
  '/activity/packageCard/underwear/amazon': ['underwear-card-amazon', 'Underwear Card Amazon'],
  '/activity/packageCard/underwear/result': ['underwear-card-result', 'Underwear Card Result'],
  '/activity/packageCard/BreastPump': ['breast-pump-card', 'Breast Pump Card'],
  '/activity/packageCard/BreastPump/form': ['breast-pump-card-form', 'Breast Pump Card Form'],
  '/activity/packageCard/BreastPump/amazon': ['breast-pump-card-amazon', 'Breast Pump Card Amazon'],
  '/activity/packageCard/BreastPump/result': ['breast-pump-card-result', 'Breast Pump Card Result'],
  '/activity/packageCard/BreastPump/upload': ['breast-pump-card-upload', 'Breast Pump Card Upload'],
  '/activity/packageCard/pregnancypillow': ['pregnancy-pillow-card', 'Pregnancy Pillow Card'],
  '/activity/packageCard/pregnancypillow/form': ['pregnancy-pillow-card-form', 'Pregnancy Pillow Card Form'],
  '/activity/packageCard/pregnancypillow/amazon': [
    'pregnancy-pillow-card-amazon',
    'Pregnancy Pillow Card Amazon',
  ],
  '/activity/packageCard/pregnancypillow/result': [
    'pregnancy-pillow-card-result',
    'Pregnancy Pillow Card Result',
  ],
  '/activity/packageCard/pregnancypillow/upload': [
    'pregnancy-pillow-card-upload',
    'Pregnancy Pillow Card Upload',
  ],

  '/app/faq': ['app-faq', 'App FAQ'],
  '/common/faq': ['faq', 'FAQ'],
  '/app/privacy': ['privacy', 'Privacy'],
  '/app/termsConditions': ['terms-and-conditions', 'Terms and Conditions'],
  '/app/email-verifications': ['e-mail-verification', 'E-Mail Verification'],
  '/common/logisticsTrajectory': ['logistics-trajectory', 'Logistics Trajectory'],

  '/redirect': ['redirect', 'Redirect'],
  '/redirect/fastLogin': ['fast-login', 'Fast Login'],
  '/redirect/fastLogin/google': ['google-login', 'Google Login'],
  '/redirect/fastLogin/facebook': ['facebook-login', 'Facebook Login'],
  '/redirect/fastLogin/apple': ['apple-login', 'Apple Login'],
  '/redirect/shopfiyCoupons': ['shopify-coupons', 'Shopify Coupons'],
  '/station/redirect': ['station-redirect', 'Station Redirect'],
}

/** Campaigns are data: those without names of their own are told apart by their address. */
const campaign = /^\/activity\/\d{4}\/[a-z][a-z0-9]{0,30}$/i
const campaignNames: Names = ['campaign', 'Campaign']

const pages: ReadonlyMap<string, Page> = new Map(
  Object.entries(names).map(([path, named]) => [path.toLowerCase(), pageOf(path, named)]),
)

function pageOf(path: string, [elementId, moduleName]: Names): Page {
  return { path, elementId, moduleName }
}

/**
 * The page that an address's path means, as the router reads it: a trailing slash and capitals make no difference.
 * @returns `undefined` for what is no page of the hub: it is not measured, because such an address can hold anything
 */
export function pageAt(pathname: string): Page | undefined {
  const path = withoutLastSlash(pathname)
  return pages.get(path.toLowerCase()) ?? (campaign.test(path) ? pageOf(path, campaignNames) : undefined)
}

/** Ends of addresses whose pages one passes through (section 4, the exempt list): their leave is not reported. */
const passedThrough = new Set(['detail', 'jumpList', 'list', 'shopfiyCoupons', 'form'])

export const isLeaveReported = ({ path }: Page) => !passedThrough.has(path.slice(path.lastIndexOf('/') + 1))
