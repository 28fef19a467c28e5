// A right request for each operation, so that a test can then spoil one thing about it.
import type { OperationId } from '../../api/operation.ts'
import type { components } from '../../generated/schema.d.ts'
import type { Api, CallOptions } from './api.ts'
import { addMember, askForCode, newAccount, registerMember, registrationOf } from './members.ts'

export const password = 'quiet canary at night'

export const trackingEvent: components['schemas']['TrackingEvent'] = {
  traceId: '4f0c2a55-32a2-4a8e-9b1e-0f6f3a2b7c10',
  uid: '',
  eventName: 'page_visit',
  eventType: 'visit',
  content: {
    time: '2026-11-21T02:59:42.000Z',
    moduleName: 'Member Hub',
    elementId: 'member-hub',
    projectId: 'members-hub-web',
    type: 'manually',
    title: 'Member Hub',
    url: 'https://hub.example.com/',
    urlPath: '/',
    osVersion: '15',
    languageCode: 'TH',
    manufacturer: 'Google',
    appVersion: '0.1.0',
    screenWidth: 360,
    screenHeight: 740,
    timezoneOffset: -420,
    networkType: '4g',
    uid_type: 'momcozy',
    platform: 'H5',
    utm_source: 'shopify',
    referer: '',
    isLoginId: false,
    uuid: '7d1f0d42-5d9a-4d56-8b0a-2f5f1b7f9a11',
    timezone: 'Asia/Bangkok',
    os: 'Android',
    linkCode: '',
  },
}

const signedIn = async (api: Api) => ({ token: (await addMember(api)).token })
const playing = async (api: Api) => ({ ...(await signedIn(api)), path: { game: 'normalCheckIn' } })

/** What makes the operation succeed, for a member or account of its own. */
export const examples: Record<OperationId, (api: Api) => Promise<CallOptions>> = {
  sendVerifyCode: async () => ({ body: { account: newAccount(), purpose: 'login' } }),
  async loginByCode(api) {
    const { account } = await addMember(api)
    return { body: { account, code: await askForCode(api, account, 'login') } }
  },
  async login(api) {
    const { account } = await registerMember(api, { password })
    return { body: { account, password } }
  },
  async registerByCode(api) {
    const account = newAccount()
    return { body: registrationOf(account, await askForCode(api, account, 'register')) }
  },
  checkToken: signedIn,
  logout: signedIn,
  getUserInfo: signedIn,
  getMyMembership: signedIn,
  getCheckIn: playing,
  checkIn: playing,
  getIpIsoCode: async () => ({}),
  reportEvent: async () => ({ body: trackingEvent }),
}
