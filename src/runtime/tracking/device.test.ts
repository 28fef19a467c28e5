import { expect, test } from 'vitest'
import { requestCookies } from '../storage/cookieStore.ts'
import { clientEnvironment, deviceId, deviceType, traceId } from './device.ts'
import { safeStorage } from '../storage/localStore.ts'

const cookiesWith = (Cookie: string) =>
  requestCookies(new Request('http://localhost/', { headers: { Cookie } }))
const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test('uuid and traceId are generated once and reused, even if storage is blocked (section 3 of the specification)', () => {
  const store = safeStorage(blocked)
  const [device, trace] = [deviceId(store), traceId(store)]
  expect(device).toMatch(/^[\w-]{36}$/)
  expect(trace).not.toBe(device)
  expect([deviceId(store), traceId(store)]).toEqual([device, trace])
})

test('the device type is pc above a width of 768 pixels, otherwise mobile (section 3 of the specification)', () => {
  expect([360, 768, 769, 1920].map((width) => deviceType(width))).toEqual(['mobile', 'mobile', 'pc', 'pc'])
})

test('the device width defaults to 1920 if it is unknown (section 9 of the specification)', () => {
  expect(deviceType()).toBe('pc')
  expect(clientEnvironment(cookiesWith('APPMODE=1'))).toBe('WEB')
})

test('the client environment is WEB from 768 pixels on, otherwise H5 (mobile browser) or APP (section 4 of the specification)', () => {
  const [inBrowser, inApp] = [cookiesWith(''), cookiesWith('APPMODE=1')]
  expect([767, 768].map((width) => clientEnvironment(inBrowser, width))).toEqual(['H5', 'WEB'])
  expect([767, 768].map((width) => clientEnvironment(inApp, width))).toEqual(['APP', 'WEB'])
})
