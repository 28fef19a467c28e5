// Made from openapi.yaml by `npm run generate`. Do not edit.
import { SendVerifyCodeBody, LoginByCodeBody, LoginBody, RegisterByCodeBody, OauthLoginBody, OauthLoginParams, OauthCallbackQueryParams, OauthCallbackParams, SocialLoginBody, SocialSendMailCodeBody, SocialVerifyMailCodeBody, SocialVerifyPassBody, SocialRegisterBody, BindAccountBody, RemoveAccountBody, GetShopifyPassQueryParams } from './schemas/session.ts'
import { ModifyUserInfoBody, ModifyUserAvatarBody, SubscribeBody, SubscribePhoneBody, ActivateQueryParams, ConfirmActivationBody, ModifyAccountBody, SaveBabyBody, DeleteBabyBody, SetBabyContentBody, CompleteTaskBody, AgreePrivacyPolicyBody, SetConsentsBody, ListNoticesQueryParams, ReadNoticesBody, ExportDataBody } from './schemas/profile.ts'
import { GetAddressParams, DeleteAddressParams, ModifyAddressBody, SetDefaultAddressBody, GetAddressFormQueryParams } from './schemas/addresses.ts'
import { GetCheckInParams, CheckInParams, MakeUpCheckInBody, MakeUpCheckInParams, PauseCheckInBody, PauseCheckInParams, ResumeCheckInParams, GetDrawParams, GetDrawProofQueryParams, GetDrawProofParams, BuyDrawTicketsBody, BuyDrawTicketsParams, LotteryBody, ListMyLuckyGiftsQueryParams } from './schemas/games.ts'
import { SaveProductRegistrationBody, ListProductRegistrationsQueryParams, SendContactMessageBody, ListFaqQueryParams, GetLegalTextQueryParams } from './schemas/support.ts'
import { ReportEventBody, ListCountriesBody, ListCallingCodesBody, ListProvincesBody, QuerySceneMaterialsQueryParams, JumpByQrQueryParams, GetUploadPolicyQueryParams } from './schemas/platform.ts'

/** The largest request body, in bytes. */
export const bodyLimit = 65536

/** The form of an Idempotency-Key. */
export const idempotencyKey = { type: 'string', minLength: 16, maxLength: 64, pattern: '^[\\w-]+$' } as const

/** How often a caller may use a class of operations. */
export const rateClasses = { read: { points: 600, seconds: 60, by: ['caller'] }, write: { points: 60, seconds: 60, by: ['caller'] }, 'sign-in': { points: 60, seconds: 300, by: ['address'] }, code: { points: 60, seconds: 600, by: ['address'] }, report: { points: 600, seconds: 60, by: ['caller'] } } as const

export const operations = {
  sendVerifyCode: { method: 'post', path: '/api/station/user/sendVerifyCode', tag: 'session', access: 'anyone', rate: 'code', idempotent: false, audit: false, refusals: ['CODE_WAIT'], body: SendVerifyCodeBody },
  loginByCode: { method: 'post', path: '/api/station/user/loginByCode', tag: 'session', access: 'anyone', rate: 'sign-in', idempotent: false, audit: true, refusals: ['CODE_WRONG'], body: LoginByCodeBody },
  login: { method: 'post', path: '/api/station/user/login', tag: 'session', access: 'anyone', rate: 'sign-in', idempotent: false, audit: true, refusals: ['CREDENTIALS_WRONG'], body: LoginBody },
  registerByCode: { method: 'post', path: '/api/station/user/registerByCode', tag: 'session', access: 'anyone', rate: 'sign-in', idempotent: true, audit: true, refusals: ['CODE_WRONG', 'ACCOUNT_EXISTS', 'PASSWORD_COMMON', 'KEY_REUSED'], body: RegisterByCodeBody },
  checkToken: { method: 'post', path: '/api/station/user/checkToken', tag: 'session', access: 'member', rate: 'read', idempotent: false, audit: false, refusals: [] },
  logout: { method: 'post', path: '/api/station/user/logout', tag: 'session', access: 'member', rate: 'write', idempotent: false, audit: true, refusals: [] },
  getUserInfo: { method: 'get', path: '/api/station/user/getUserInfo/v2', tag: 'session', access: 'member', rate: 'read', idempotent: false, audit: false, refusals: [] },
  oauthLogin: { method: 'post', path: '/api/station/user/oauth/login/{provider}', tag: 'session', access: 'anyone', rate: 'sign-in', idempotent: false, audit: false, refusals: ['PROVIDER_UNAVAILABLE'], body: OauthLoginBody, params: OauthLoginParams },
  oauthCallback: { method: 'get', path: '/api/station/user/oauth/{provider}/callback', tag: 'session', access: 'anyone', rate: 'sign-in', idempotent: false, audit: true, refusals: ['PROVIDER_UNAVAILABLE', 'SOCIAL_ATTEMPT_GONE', 'SOCIAL_DECLINED', 'SOCIAL_NOT_CONFIRMED'], query: OauthCallbackQueryParams, params: OauthCallbackParams },
  socialLogin: { method: 'post', path: '/api/station/user/social/login', tag: 'session', access: 'anyone', rate: 'sign-in', idempotent: false, audit: true, refusals: ['PROVIDER_UNAVAILABLE', 'SOCIAL_ATTEMPT_GONE', 'SOCIAL_NOT_CONFIRMED'], body: SocialLoginBody },
  socialSendMailCode: { method: 'post', path: '/api/station/user/social/sendMailCode', tag: 'session', access: 'anyone', rate: 'code', idempotent: false, audit: false, refusals: ['SOCIAL_TICKET_GONE', 'CODE_WAIT'], body: SocialSendMailCodeBody },
  socialVerifyMailCode: { method: 'post', path: '/api/station/user/social/verifyMailCode', tag: 'session', access: 'anyone', rate: 'sign-in', idempotent: false, audit: true, refusals: ['SOCIAL_TICKET_GONE', 'CODE_WRONG', 'SOCIAL_TAKEN', 'SOCIAL_BOUND'], body: SocialVerifyMailCodeBody },
  socialVerifyPass: { method: 'post', path: '/api/station/user/social/verifyPass', tag: 'session', access: 'anyone', rate: 'sign-in', idempotent: false, audit: true, refusals: ['SOCIAL_TICKET_GONE', 'CREDENTIALS_WRONG', 'SOCIAL_TAKEN', 'SOCIAL_BOUND'], body: SocialVerifyPassBody },
  socialRegister: { method: 'post', path: '/api/station/user/social/register', tag: 'session', access: 'anyone', rate: 'sign-in', idempotent: true, audit: true, refusals: ['SOCIAL_TICKET_GONE', 'SOCIAL_TAKEN', 'CODE_WRONG', 'ACCOUNT_EXISTS', 'KEY_REUSED'], body: SocialRegisterBody },
  listBoundAccounts: { method: 'get', path: '/api/station/user/social/accounts', tag: 'session', access: 'member', rate: 'read', idempotent: false, audit: false, refusals: [] },
  bindAccount: { method: 'post', path: '/api/station/user/bindAccount', tag: 'session', access: 'member', rate: 'write', idempotent: false, audit: true, refusals: ['SOCIAL_TICKET_GONE', 'CREDENTIALS_WRONG', 'CODE_WRONG', 'SOCIAL_TAKEN', 'SOCIAL_BOUND'], body: BindAccountBody },
  removeAccount: { method: 'post', path: '/api/station/user/removeAccount', tag: 'session', access: 'member', rate: 'write', idempotent: false, audit: true, refusals: ['LAST_WAY_IN'], body: RemoveAccountBody },
  getShopifyPass: { method: 'get', path: '/api/station/user/getShopifyPass', tag: 'session', access: 'member', rate: 'write', idempotent: false, audit: true, refusals: ['SHOP_EMAIL_MISSING'], query: GetShopifyPassQueryParams },
  modifyUserInfo: { method: 'post', path: '/api/station/user/modifyUserInfo', tag: 'profile', access: 'member', rate: 'write', idempotent: false, audit: false, refusals: ['DATE_NOT_PLAUSIBLE', 'BABY_CONSENT_MISSING'], body: ModifyUserInfoBody },
  modifyUserAvatar: { method: 'post', path: '/api/station/user/modifyUserAvatar', tag: 'profile', access: 'member', rate: 'write', idempotent: false, audit: false, refusals: ['UPLOAD_UNKNOWN'], body: ModifyUserAvatarBody },
  subscribe: { method: 'post', path: '/api/station/user/subscribe', tag: 'profile', access: 'member', rate: 'write', idempotent: false, audit: true, refusals: ['EMAIL_MISSING'], body: SubscribeBody },
  subscribePhone: { method: 'post', path: '/api/station/user/subscribePhone', tag: 'profile', access: 'member', rate: 'write', idempotent: false, audit: true, refusals: ['PHONE_MISSING'], body: SubscribePhoneBody },
  activate: { method: 'get', path: '/api/station/user/activate', tag: 'profile', access: 'anyone', rate: 'code', idempotent: false, audit: false, refusals: ['LINK_UNKNOWN'], query: ActivateQueryParams },
  confirmActivation: { method: 'post', path: '/api/station/user/activate', tag: 'profile', access: 'anyone', rate: 'code', idempotent: false, audit: true, refusals: ['LINK_UNKNOWN', 'LINK_EXPIRED'], body: ConfirmActivationBody },
  sendActivationMail: { method: 'post', path: '/api/station/user/activate/send', tag: 'profile', access: 'member', rate: 'code', idempotent: false, audit: false, refusals: ['EMAIL_MISSING', 'ALREADY_VERIFIED', 'MAIL_WAIT'] },
  modifyAccount: { method: 'post', path: '/api/station/user/modifyAccount', tag: 'profile', access: 'member', rate: 'sign-in', idempotent: false, audit: true, refusals: ['CREDENTIALS_WRONG', 'CODE_WRONG', 'ACCOUNT_TAKEN'], body: ModifyAccountBody },
  listBabies: { method: 'get', path: '/api/station/baby/list', tag: 'profile', access: 'member', rate: 'read', idempotent: false, audit: false, refusals: [] },
  saveBaby: { method: 'post', path: '/api/station/baby/save', tag: 'profile', access: 'member', rate: 'write', idempotent: true, audit: false, refusals: ['DATE_NOT_PLAUSIBLE', 'BABY_CONSENT_MISSING', 'TOO_MANY_BABIES', 'KEY_REUSED'], body: SaveBabyBody },
  deleteBaby: { method: 'post', path: '/api/station/baby/deleteBaby', tag: 'profile', access: 'member', rate: 'write', idempotent: false, audit: true, refusals: [], body: DeleteBabyBody },
  setBabyContent: { method: 'post', path: '/api/station/baby/silence', tag: 'profile', access: 'member', rate: 'write', idempotent: false, audit: false, refusals: [], body: SetBabyContentBody },
  listLactationStages: { method: 'post', path: '/api/station/lactation/stageList', tag: 'profile', access: 'optional', rate: 'read', idempotent: false, audit: false, refusals: [] },
  listPendingTasks: { method: 'get', path: '/api/station/user/task/pending', tag: 'profile', access: 'member', rate: 'read', idempotent: false, audit: false, refusals: [] },
  completeTask: { method: 'post', path: '/api/station/user/task/done', tag: 'profile', access: 'member', rate: 'write', idempotent: true, audit: true, refusals: ['TASK_OPEN', 'ALREADY_CLAIMED', 'KEY_REUSED'], body: CompleteTaskBody },
  getPrivacyPolicy: { method: 'get', path: '/api/station/user/get/privacyPolicy', tag: 'profile', access: 'member', rate: 'read', idempotent: false, audit: false, refusals: [] },
  agreePrivacyPolicy: { method: 'post', path: '/api/station/user/agree/privacyPolicy', tag: 'profile', access: 'member', rate: 'write', idempotent: false, audit: true, refusals: ['POLICY_CHANGED'], body: AgreePrivacyPolicyBody },
  isAgreeCountryPrivacyPolicy: { method: 'get', path: '/api/station/user/isAgree/country/privacyPolicy', tag: 'profile', access: 'member', rate: 'read', idempotent: false, audit: false, refusals: [] },
  getConsents: { method: 'get', path: '/api/station/user/consents', tag: 'profile', access: 'member', rate: 'read', idempotent: false, audit: false, refusals: [] },
  setConsents: { method: 'post', path: '/api/station/user/consents', tag: 'profile', access: 'member', rate: 'write', idempotent: false, audit: true, refusals: ['CONSENT_NEEDED', 'EMAIL_MISSING', 'PHONE_MISSING'], body: SetConsentsBody },
  listNotices: { method: 'get', path: '/api/station/user/notices', tag: 'profile', access: 'member', rate: 'read', idempotent: false, audit: false, refusals: [], typed: { limit: 'integer' }, query: ListNoticesQueryParams },
  readNotices: { method: 'post', path: '/api/station/user/notices/read', tag: 'profile', access: 'member', rate: 'write', idempotent: false, audit: false, refusals: [], body: ReadNoticesBody },
  exportData: { method: 'post', path: '/api/station/user/export', tag: 'profile', access: 'member', rate: 'sign-in', idempotent: false, audit: true, refusals: ['CREDENTIALS_WRONG', 'CODE_WRONG'], body: ExportDataBody },
  listAddresses: { method: 'post', path: '/api/station/user/address/list', tag: 'addresses', access: 'member', rate: 'read', idempotent: false, audit: false, refusals: [] },
  getAddress: { method: 'get', path: '/api/station/user/address/{id}', tag: 'addresses', access: 'member', rate: 'read', idempotent: false, audit: false, refusals: [], params: GetAddressParams },
  deleteAddress: { method: 'delete', path: '/api/station/user/address/{id}', tag: 'addresses', access: 'member', rate: 'write', idempotent: false, audit: false, refusals: [], params: DeleteAddressParams },
  modifyAddress: { method: 'post', path: '/api/station/user/address/modify', tag: 'addresses', access: 'member', rate: 'write', idempotent: true, audit: false, refusals: ['ADDRESS_INCOMPLETE', 'ADDRESS_LIMIT', 'KEY_REUSED'], body: ModifyAddressBody },
  setDefaultAddress: { method: 'post', path: '/api/station/user/address/setDefault', tag: 'addresses', access: 'member', rate: 'write', idempotent: false, audit: false, refusals: [], body: SetDefaultAddressBody },
  getAddressForm: { method: 'get', path: '/api/station/user/addressForm', tag: 'addresses', access: 'anyone', rate: 'read', idempotent: false, audit: false, refusals: [], query: GetAddressFormQueryParams },
  getMyMembership: { method: 'get', path: '/api/station/member/my/web', tag: 'membership', access: 'member', rate: 'read', idempotent: false, audit: false, refusals: [] },
  listGames: { method: 'get', path: '/api/station/games', tag: 'games', access: 'member', rate: 'read', idempotent: false, audit: false, refusals: [] },
  getCheckIn: { method: 'get', path: '/api/station/games/{game}/checkIn', tag: 'games', access: 'member', rate: 'read', idempotent: false, audit: false, refusals: [], params: GetCheckInParams },
  checkIn: { method: 'post', path: '/api/station/games/{game}/checkIn', tag: 'games', access: 'member', rate: 'write', idempotent: true, audit: true, refusals: ['ALREADY_CHECKED_IN', 'NOT_ELIGIBLE', 'KEY_REUSED'], params: CheckInParams },
  makeUpCheckIn: { method: 'post', path: '/api/station/games/{game}/makeUp', tag: 'games', access: 'member', rate: 'write', idempotent: true, audit: true, refusals: ['MAKE_UP_NOT_MISSED', 'MAKE_UPS_USED', 'NOT_ENOUGH_COINS', 'NOT_ELIGIBLE', 'KEY_REUSED'], body: MakeUpCheckInBody, params: MakeUpCheckInParams },
  pauseCheckIn: { method: 'post', path: '/api/station/games/{game}/pause', tag: 'games', access: 'member', rate: 'write', idempotent: false, audit: false, refusals: ['PAUSE_LIMIT', 'NOT_ELIGIBLE'], body: PauseCheckInBody, params: PauseCheckInParams },
  resumeCheckIn: { method: 'post', path: '/api/station/games/{game}/resume', tag: 'games', access: 'member', rate: 'write', idempotent: false, audit: false, refusals: [], params: ResumeCheckInParams },
  listDraws: { method: 'get', path: '/api/station/draws', tag: 'games', access: 'member', rate: 'read', idempotent: false, audit: false, refusals: [] },
  getDraw: { method: 'get', path: '/api/station/draws/{draw}', tag: 'games', access: 'member', rate: 'read', idempotent: false, audit: false, refusals: [], params: GetDrawParams },
  getDrawProof: { method: 'get', path: '/api/station/draws/{draw}/proof', tag: 'games', access: 'member', rate: 'read', idempotent: false, audit: false, refusals: ['DRAW_RUNNING'], typed: { limit: 'integer' }, query: GetDrawProofQueryParams, params: GetDrawProofParams },
  buyDrawTickets: { method: 'post', path: '/api/station/draws/{draw}/tickets', tag: 'games', access: 'member', rate: 'write', idempotent: true, audit: true, refusals: ['TICKET_LIMIT', 'NOT_ENOUGH_COINS', 'NOT_ELIGIBLE', 'KEY_REUSED'], body: BuyDrawTicketsBody, params: BuyDrawTicketsParams },
  listLuckyGifts: { method: 'get', path: '/api/station/member/gift/luckyList', tag: 'games', access: 'member', rate: 'read', idempotent: false, audit: false, refusals: [] },
  lottery: { method: 'post', path: '/api/station/member/gift/lottery', tag: 'games', access: 'member', rate: 'write', idempotent: true, audit: true, refusals: ['NO_TICKET', 'TICKET_LIMIT', 'NOT_ENOUGH_COINS', 'NOT_ELIGIBLE', 'KEY_REUSED'], body: LotteryBody },
  listMyLuckyGifts: { method: 'get', path: '/api/station/member/gift/myLuckyList', tag: 'games', access: 'member', rate: 'read', idempotent: false, audit: false, refusals: [], typed: { limit: 'integer' }, query: ListMyLuckyGiftsQueryParams },
  listRegistrableProducts: { method: 'get', path: '/api/station/information/product-registration/products', tag: 'support', access: 'anyone', rate: 'read', idempotent: false, audit: false, refusals: [] },
  saveProductRegistration: { method: 'post', path: '/api/station/information/product-registration/save', tag: 'support', access: 'member', rate: 'write', idempotent: true, audit: true, refusals: ['PRODUCT_REGISTERED', 'SERIAL_NUMBER_WRONG', 'PURCHASE_DATE_WRONG', 'UPLOAD_UNKNOWN', 'KEY_REUSED'], body: SaveProductRegistrationBody },
  listProductRegistrations: { method: 'get', path: '/api/station/information/product-registration/list', tag: 'support', access: 'member', rate: 'read', idempotent: false, audit: false, refusals: [], typed: { limit: 'integer' }, query: ListProductRegistrationsQueryParams },
  sendContactMessage: { method: 'post', path: '/api/station/support/contact', tag: 'support', access: 'optional', rate: 'code', idempotent: true, audit: false, refusals: ['UPLOAD_UNKNOWN', 'CONTACT_WAIT', 'KEY_REUSED'], body: SendContactMessageBody },
  listContactTopics: { method: 'get', path: '/api/station/support/contactTopics', tag: 'support', access: 'anyone', rate: 'read', idempotent: false, audit: false, refusals: [] },
  listFaq: { method: 'get', path: '/api/station/support/faq', tag: 'support', access: 'anyone', rate: 'read', idempotent: false, audit: false, refusals: [], query: ListFaqQueryParams },
  getLegalText: { method: 'get', path: '/api/station/support/legal', tag: 'support', access: 'anyone', rate: 'read', idempotent: false, audit: false, refusals: [], query: GetLegalTextQueryParams },
  getIpIsoCode: { method: 'post', path: '/api/station/activity/getIpIsoCode', tag: 'platform', access: 'anyone', rate: 'read', idempotent: false, audit: false, refusals: [] },
  reportEvent: { method: 'post', path: '/api/base/event/report', tag: 'platform', access: 'optional', rate: 'report', idempotent: false, audit: false, refusals: [], body: ReportEventBody },
  getDefaultRegion: { method: 'get', path: '/api/base/region/defaultRegion', tag: 'platform', access: 'anyone', rate: 'read', idempotent: false, audit: false, refusals: [] },
  listCountries: { method: 'post', path: '/api/base/region/countryList', tag: 'platform', access: 'anyone', rate: 'read', idempotent: false, audit: false, refusals: [], body: ListCountriesBody },
  listCallingCodes: { method: 'post', path: '/api/base/region/intelCodeList', tag: 'platform', access: 'anyone', rate: 'read', idempotent: false, audit: false, refusals: [], body: ListCallingCodesBody },
  listProvinces: { method: 'post', path: '/api/base/region/provinceList', tag: 'platform', access: 'anyone', rate: 'read', idempotent: false, audit: false, refusals: [], body: ListProvincesBody },
  querySceneMaterials: { method: 'get', path: '/api/base/material/querySceneMaterialList', tag: 'platform', access: 'optional', rate: 'read', idempotent: false, audit: false, refusals: [], query: QuerySceneMaterialsQueryParams },
  jumpByQr: { method: 'get', path: '/api/base/qr/jump', tag: 'platform', access: 'anyone', rate: 'read', idempotent: false, audit: false, refusals: [], query: JumpByQrQueryParams },
  getUploadPolicy: { method: 'get', path: '/api/base/oss/queryOssTempPolicy/v2', tag: 'platform', access: 'optional', rate: 'write', idempotent: false, audit: false, refusals: ['UPLOAD_UNFIT', 'UPLOAD_SIGN_IN'], typed: { size: 'integer' }, query: GetUploadPolicyQueryParams },
} as const
