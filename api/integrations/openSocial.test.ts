// Tests which sign-in providers are available. The local provider accepts any email address and is only available in
// development mode.
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
const developmentFakes = { STAND_INS: 'on' }

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

test('development mode offers a local provider in place of each of the three providers, unless SOCIAL=off', () => {
  expect(offered(developmentFakes)).toEqual(['apple', 'facebook', 'google'])
  expect(offered({ ...developmentFakes, SOCIAL: 'off' })).toEqual([])
  expect(offered({ ...developmentFakes, SOCIAL: 'off', ...google })).toEqual(['google'])
})
