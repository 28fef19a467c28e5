import { expect, test } from 'vitest'
import { systemOf } from './surroundings.ts'

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    { os: 'iOS', osVersion: '17.5.1', manufacturer: 'Apple' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    { os: 'Android', osVersion: '10', manufacturer: '' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    { os: 'Windows', osVersion: '10.0', manufacturer: '' },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    { os: 'macOS', osVersion: '10.15.7', manufacturer: 'Apple' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
    { os: 'Linux', osVersion: '', manufacturer: '' },
  ],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', { os: 'ChromeOS', osVersion: '14541.0.0', manufacturer: '' }],
  ['Android', { os: 'Android', osVersion: '', manufacturer: '' }],
  ['something else', { os: '', osVersion: '', manufacturer: '' }],
])('systemOf parses %s', (userAgent, system) => {
  expect(systemOf(userAgent)).toEqual(system)
})
