// Defines the test cases for operations of the tag `platform`.
import type { components } from '#generated/schema.d.ts'
import type { Cases } from './case.ts'

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

export const platform: Cases<'platform'> = {
  getIpIsoCode: { right: async () => ({}) },
  getDefaultRegion: { right: async () => ({}) },
  listCountries: { right: async () => ({ body: {} }) },
  listCallingCodes: { right: async () => ({ body: { langCode: 'EN_US' } }) },
  listProvinces: { right: async () => ({ body: { countryCode: 'TH' } }) },
  querySceneMaterials: { right: async () => ({ query: { scene: 'hub-home' } }) },
  jumpByQr: {
    right: async () => ({ query: { key: 'pump-card' } }),
    missing: async () => ({ query: { key: 'no-such-card' } }),
  },
  getUploadPolicy: {
    right: async (_, { token }) => ({ token, query: fileOf('avatar', 'image/png') }),
    refused: {
      UPLOAD_UNFIT: (api) => api.call('getUploadPolicy', { query: fileOf('contact', 'image/svg+xml') }),
      UPLOAD_SIGN_IN: (api) => api.call('getUploadPolicy', { query: fileOf('avatar', 'image/png') }),
    },
  },
  reportPage: { right: async () => ({ body: { page: '/coins', faults: { uncaught: 1 } } }) },
  reportEvent: { right: async () => ({ body: trackingEvent }) },
}

const fileOf = (purpose: string, contentType: string) => ({ purpose, contentType, size: '1000' })
