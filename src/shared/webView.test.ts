import { expect, test } from 'vitest'
import { isWebView } from './webView.ts'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = (wv: string) =>
  `Mozilla/5.0 (Linux; Android 14; SM-A155F Build/UP1A${wv}) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36`

test.each([
  ['LINE on iOS', `${iPhone} Mobile/15E148 Safari Line/14.8.0`],
  ['LINE on Android', `${android('; wv')} Line/14.8.0/IAB`],
  ['Facebook on iOS', `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/467.0.0.36.107;FBDV/iPhone14,5]`],
  ['Facebook on Android', `${android('; wv')} [FB_IAB/FB4A;FBAV/467.0.0.36.107;]`],
  ['Instagram on iOS', `${iPhone} Mobile/15E148 Instagram 335.0.8.26.85 (iPhone14,5; iOS 17_5)`],
  [
    'TikTok on iOS',
    `${iPhone} Mobile/15E148 musical_ly_35.0.0 JsSdk/2.0 NetType/WIFI BytedanceWebview/d8a21c6`,
  ],
  ['TikTok on Android', `${android('')} trill_350003 BytedanceWebview/d8a21c6`],
  ['Zalo on iOS', `${iPhone} Mobile/15E148 Zalo iOS/633 ZaloTheme/light`],
  ['another app on Android', android('; wv')],
])('isWebView is true for %s', (_, agent) => {
  expect(isWebView(agent)).toBe(true)
})

test.each([
  ['Chrome on Android', android('').replace('Version/4.0 ', '')],
  ['Safari', `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on iOS', `${iPhone} CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1`],
  ['the Google app, which Google allows', `${iPhone} GSA/319.0 Mobile/15E148 Safari/604.1`],
  ['a home-screen app of iOS', `${iPhone} Mobile/15E148`],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['a request without a user agent', null],
])('isWebView is false for %s', (_, agent) => {
  expect(isWebView(agent)).toBe(false)
})
