// Tests which sign-in providers are offered, and that the local provider, which accepts any identity, exists in
// development mode only.
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

describe('providers in production', () => {
  test.each([
    [{}, []],
    [google, ['google']],
    [{ ...facebook, ...apple }, ['apple', 'facebook']],
    [{ ...google, ...facebook, ...apple }, ['apple', 'facebook', 'google']],
  ])('a production hub offers the configured providers: %o', (environment, providers) => {
    expect(offered(environment)).toEqual(providers)
    expect(opened(environment).localProvider).toBeUndefined()
  })

  test('a production hub rejects SOCIAL=local', () => {
    expect(() => opened({ SOCIAL: 'local' })).toThrow('SOCIAL=local requires STAND_INS=on')
  })
})

test('development mode offers all three local providers, unless SOCIAL=off', () => {
  expect(offered(standIns)).toEqual(['apple', 'facebook', 'google'])
  expect(offered({ ...standIns, SOCIAL: 'off' })).toEqual([])
  expect(offered({ ...standIns, SOCIAL: 'off', ...google })).toEqual(['google'])
})
