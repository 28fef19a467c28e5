// Which providers are offered, and that the one who believes everybody is there only where it was meant to be.
import { generateKeyPairSync } from 'node:crypto'
import pino from 'pino'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../process/config.ts'
import { openSocial } from './openSocial.ts'

const log = pino({ level: 'silent' })
const opened = (environment: Record<string, string>) => openSocial(readConfig(environment), log)
const offered = (environment: Record<string, string>) => Object.keys(opened(environment).social).toSorted()

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
const facebook = { FACEBOOK_CLIENT_ID: 'id', FACEBOOK_CLIENT_SECRET: 'secret' }
const apple = {
  APPLE_CLIENT_ID: 'id',
  APPLE_TEAM_ID: 'team',
  APPLE_KEY_ID: 'key',
  APPLE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
}
const standIns = { STAND_INS: 'on' }

describe('a hub for real people', () => {
  test.each([
    [{}, []],
    [google, ['google']],
    [{ ...facebook, ...apple }, ['apple', 'facebook']],
    [{ ...google, ...facebook, ...apple }, ['apple', 'facebook', 'google']],
  ])('offers what is configured: %o', (environment, providers) => {
    expect(offered(environment)).toEqual(providers)
    expect(opened(environment).localProvider).toBeUndefined()
  })

  test('has no local provider, also where it is asked for by name', () => {
    expect(() => opened({ SOCIAL: 'local' })).toThrow('SOCIAL=local requires STAND_INS=on')
  })
})

test('stand-ins offer all three, unless told not to', () => {
  expect(offered(standIns)).toEqual(['apple', 'facebook', 'google'])
  expect(offered({ ...standIns, SOCIAL: 'off' })).toEqual([])
  expect(offered({ ...standIns, SOCIAL: 'off', ...google })).toEqual(['google'])
})
