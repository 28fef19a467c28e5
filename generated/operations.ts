// Made from openapi.yaml by `npm run generate`. Do not edit.
import { SendVerifyCodeBody, LoginByCodeBody, LoginBody, RegisterByCodeBody } from './schemas/session.ts'
import { GetCheckInParams, CheckInParams } from './schemas/games.ts'
import { ReportEventBody } from './schemas/platform.ts'

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
  getMyMembership: { method: 'get', path: '/api/station/member/my/web', tag: 'membership', access: 'member', rate: 'read', idempotent: false, audit: false, refusals: [] },
  getCheckIn: { method: 'get', path: '/api/station/games/{game}/checkIn', tag: 'games', access: 'member', rate: 'read', idempotent: false, audit: false, refusals: [], params: GetCheckInParams },
  checkIn: { method: 'post', path: '/api/station/games/{game}/checkIn', tag: 'games', access: 'member', rate: 'write', idempotent: true, audit: true, refusals: ['ALREADY_CHECKED_IN', 'KEY_REUSED'], params: CheckInParams },
  getIpIsoCode: { method: 'post', path: '/api/station/activity/getIpIsoCode', tag: 'platform', access: 'anyone', rate: 'read', idempotent: false, audit: false, refusals: [] },
  reportEvent: { method: 'post', path: '/api/base/event/report', tag: 'platform', access: 'anyone', rate: 'report', idempotent: false, audit: false, refusals: [], body: ReportEventBody },
} as const
