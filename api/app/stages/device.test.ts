// Tests the description of the caller's device.
import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const mozilla = 'Mozilla/5.0'
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const mac = '(Macintosh; Intel Mac OS X 10_15_7)'
const iPhone = '(iPhone; CPU iPhone OS 18_5 like Mac OS X)'
const mobile = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`${mozilla} (Linux; Android 15; K) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome, Android'],
  [
    `${mozilla} (Linux; Android 15; SM-A155) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet, Android',
  ],
  [`${mozilla} ${iPhone} ${mobile} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari, iPhone'],
  [`${mozilla} ${iPhone} ${mobile} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome, iPhone'],
  [`${mozilla} ${iPhone} ${mobile} Mobile/15E148 Line/15.9.0`, 'LINE, iPhone'],
  [`${mozilla} ${iPhone} ${mobile} Mobile/15E148 [FBAN/FBIOS;FBAV/520.0]`, 'Facebook, iPhone'],
  [`${mozilla} (iPad; CPU OS 18_5 like Mac OS X) ${mobile} Version/18.5 Safari/604.1`, 'Safari, iPad'],
  [`${mozilla} ${mac} ${mobile} Version/18.5 Safari/605.1.15`, 'Safari, macOS'],
  [`${mozilla} ${mac} ${webkit} Chrome/140.0.0.0 Safari/537.36 OPR/120.0`, 'Opera, macOS'],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge, Windows',
  ],
  [`${mozilla} (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0`, 'Firefox, Linux'],
  [`${mozilla} (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0 Safari/537.36`, 'Chrome, ChromeOS'],
  ['curl/8.5.0', null],
  ['', null],
  [null, null],
  ['<script>alert(1)</script>', null],
])('deviceOf describes %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})

test('deviceOf parses a hostile User-Agent in less than 50 ms', () => {
  const started = performance.now()
  for (const part of ['Version/ ', 'Edg', ' '.repeat(7), 'FBAN']) deviceOf(part.repeat(10_000))
  expect(performance.now() - started).toBeLessThan(50)
})
