// Tests contradictions between environment variables, and settings that are not safe in production.
import { expect, test } from 'vitest'
import { readConfig, readServerConfig } from './config.ts'

test.each([
  ['HUB_URL', 'https://hub.example.com'],
  ['HUB_URL', 'http://192.168.1.7:3000'],
  ['HUB_URL', 'http://localhost.example.com'],
  ['HOST', '0.0.0.0'],
  ['HOST', '::'],
  ['HOST', '192.168.1.7'],
])('STAND_INS=on rejects %s=%s, because development mode is limited to this host', (name, value) => {
  expect(() => readConfig({ STAND_INS: 'on', [name]: value })).toThrow(
    new RegExp(`^${name} must be .+ STAND_INS=on, .+\\.$`),
  )
  expect(readConfig({ [name]: value })).toMatchObject({ [name]: value })
})

test.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000', 'http://hub.localhost'])(
  'HUB_URL may be %s in development mode',
  (HUB_URL) => {
    expect(readConfig({ STAND_INS: 'on', SAMPLES: 'on', SOCIAL: 'local', HUB_URL })).toMatchObject({
      HUB_URL,
    })
  },
)

const shared = { DATABASE_URL: 'postgres://hub@localhost/hub' }
const bucketKeys = { S3_ACCESS_KEY_ID: 'hub', S3_SECRET_ACCESS_KEY: 'canary at night' }
const keysOf = (name: string) => (name === 'S3_URL' ? bucketKeys : {})

test.each([
  ['DATABASE_URL', 'postgres://hub:secret@db.example.com/hub'],
  ['DATABASE_READ_URL', 'postgres://hub:secret@replica.example.com/hub'],
  ['DATABASE_URL', 'postgres://hub@db.example.com/hub?sslmode=disable'],
  ['DATABASE_URL', 'postgres://hub@db.example.com/hub?sslmode=prefer'],
  ['DATABASE_URL', 'postgres://hub@db.example.com/hub?ssl=true&sslmode=no-verify'],
  ['DATABASE_URL', 'postgres://hub@localhost/hub?host=db.example.com'],
  ['SMTP_URL', 'smtp://mail.example.com'],
  ['SMTP_URL', 'smtp://hub:secret@mail.example.com:587?requireTLS=false'],
  ['SMS_URL', 'http://sms.example.com/messages'],
  ['SMS_URL', 'http://localhost.example.com/messages'],
  ['S3_URL', 'http://10.0.0.7:9000/bucket'],
  ['VALKEY_URL', 'redis://:secret@valkey.example.com:6379/1'],
])('a URL on another host without TLS is rejected unless ALLOW_PLAINTEXT=on: %s=%s', (name, value) => {
  const environment = { ...shared, ...keysOf(name), [name]: value }
  expect(() => readConfig(environment)).toThrow(
    new RegExp(`^${name} must use TLS: .+, or set ALLOW_PLAINTEXT=on\\.$`),
  )
  expect(readConfig({ ...environment, ALLOW_PLAINTEXT: 'on' })).toMatchObject({ [name]: value })
  expect(readConfig({ ...environment, STAND_INS: 'on' })).toMatchObject({ [name]: value })
})

test.each([
  ['DATABASE_URL', 'postgres://hub@db.example.com/hub?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://hub@db.example.com/hub?sslmode=require'],
  ['DATABASE_URL', 'postgres://hub@db.example.com/hub?ssl=true'],
  ['DATABASE_URL', 'postgres://hub@127.0.0.1/hub'],
  ['DATABASE_URL', 'postgres://hub@[::1]:5432/hub'],
  ['DATABASE_URL', 'postgres://hub@%2Fvar%2Frun%2Fpostgresql/hub'],
  ['DATABASE_URL', 'postgres://hub@x/hub?host=/var/run/postgresql'],
  ['SMTP_URL', 'smtp://localhost:2525'],
  ['SMTP_URL', 'smtp://mail.example.com:587?requireTLS=true'],
  ['SMTP_URL', 'smtps://mail.example.com'],
  ['SMS_URL', 'http://127.0.0.1:8080/messages'],
  ['S3_URL', 'http://[::1]:9000/bucket'],
  ['VALKEY_URL', 'rediss://hub:secret@valkey.example.com:6379/1'],
  ['VALKEY_URL', 'redis://127.0.0.1'],
])('a URL with TLS or on this host is accepted: %s=%s', (name, value) => {
  expect(readConfig({ ...keysOf(name), [name]: value })).toMatchObject({ [name]: value })
})

const forPeople = { HUB_URL: 'https://hub.example.com', SMTP_URL: 'smtps://mail.example.com' }

test.each([
  ['HUB_URL', { SMTP_URL: forPeople.SMTP_URL }],
  ['S3_URL', { ...forPeople, ...shared }],
  ['SAMPLES', { ...forPeople, SAMPLES: 'on' }],
  ['SMTP_URL', { ...forPeople, SMTP_URL: undefined }],
  ['INBOX_PASSWORD', { ...forPeople, SMTP_URL: undefined, INBOX: 'on' }],
])('a production server does not start because of %s', (name, environment) => {
  expect(() => readServerConfig(environment)).toThrow(new RegExp(`^${name} (?:is required|requires) .+\\.$`))
  const development = { ...environment, STAND_INS: 'on', HUB_URL: 'http://localhost:3000' }
  expect(readServerConfig(development)).toMatchObject({ STAND_INS: 'on' })
})

test.each([forPeople, { ...forPeople, ...shared, ...bucketKeys, S3_URL: 'https://s3.example.com/bucket' }])(
  'a production server starts with %j',
  (environment) => {
    expect(readServerConfig(environment)).toMatchObject(environment)
  },
)

test.each([
  { HUB_URL: 'http://hub.example.com' },
  { HUB_URL: 'http://hub.example.com', ALLOW_PLAINTEXT: 'on' },
  { HUB_URL: 'http://203.0.113.7', ALLOW_PLAINTEXT: 'on' },
  { HUB_URL: 'http://[2001:db8::7]', ALLOW_PLAINTEXT: 'on' },
  { HUB_URL: 'http://10.example.com', ALLOW_PLAINTEXT: 'on' },
  { HUB_URL: 'http://192.168.1.7:3000' },
])('a production server does not start if members would use it without TLS: %j', (settings) => {
  expect(() => readServerConfig({ ...forPeople, ...settings })).toThrow(
    /^HUB_URL must start with https:\/\/: .+\.$/,
  )
})

test.each([
  { HUB_URL: 'http://localhost:3000' },
  { HUB_URL: 'http://192.168.1.7:3000', ALLOW_PLAINTEXT: 'on' },
  { HUB_URL: 'http://172.20.0.3', ALLOW_PLAINTEXT: 'on' },
  { HUB_URL: 'http://[fd00::7]', ALLOW_PLAINTEXT: 'on' },
  { HUB_URL: 'http://hub.internal', ALLOW_PLAINTEXT: 'on' },
  { HUB_URL: 'http://hub', ALLOW_PLAINTEXT: 'on' },
])('a server starts without TLS if its URL is on this host or a private network: %j', (settings) => {
  expect(readServerConfig({ ...forPeople, ...settings })).toMatchObject(settings)
})

const several = { STAND_INS: 'on', ...shared, SMTP_URL: 'smtp://127.0.0.1:1', SOCIAL: 'off' }

test.each([
  ['SMTP_URL', { ...several, ROLE: 'worker', SMTP_URL: undefined }],
  ['SMTP_URL', { ...several, ROLE: 'web', SMTP_URL: undefined }],
  ['SOCIAL', { ...several, ROLE: 'web', SOCIAL: undefined }],
])('a service that requires a single process is rejected with ROLE=web or worker: %s', (name, settings) => {
  expect(() => readServerConfig(settings)).toThrow(
    new RegExp(`^${name} (?:is required|must be off) with ROLE=\\w+: .+\\.$`),
  )
  expect(readServerConfig({ ...settings, ROLE: 'all' })).toMatchObject({ ROLE: 'all' })
})

test.each(['web', 'worker'])('a process with ROLE=%s starts if SMTP_URL is set', (ROLE) => {
  expect(readServerConfig({ ...several, ROLE })).toMatchObject({ ROLE })
})

test('readConfig requires neither HUB_URL nor a bucket, because only servers need them', () => {
  expect(readConfig(shared)).toMatchObject(shared)
})

test.each([
  [{ S3_URL: 'https://s3.example.com/hub' }, 'S3_URL requires S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.'],
  [bucketKeys, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY require S3_URL.'],
  [{ SHOP_URL: 'https://shop.example.com' }, 'SHOP_URL requires SHOP_MULTIPASS_SECRET.'],
  [{ SHOP_MULTIPASS_SECRET: 'secret' }, 'SHOP_MULTIPASS_SECRET requires SHOP_URL.'],
  [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_ID requires GOOGLE_CLIENT_SECRET.'],
  [{ FACEBOOK_CLIENT_SECRET: 'secret' }, 'FACEBOOK_CLIENT_SECRET requires FACEBOOK_CLIENT_ID.'],
  [
    { APPLE_CLIENT_ID: 'id', APPLE_KEY_ID: 'key' },
    'APPLE_CLIENT_ID and APPLE_KEY_ID require APPLE_TEAM_ID and APPLE_PRIVATE_KEY.',
  ],
])('a service for which only some variables are set is rejected: %j', (environment, problem) => {
  expect(() => readConfig(environment)).toThrow(problem)
})

const backOffice = {
  BACK_OFFICE_PORT: '3100',
  BACK_OFFICE_URL: 'https://back-office.example.com',
  STAFF_OIDC_ISSUER: 'https://login.example.com',
  STAFF_OIDC_CLIENT_ID: 'back-office',
  STAFF_OIDC_CLIENT_SECRET: 'secret',
}

test('a production server with a back office starts if its URL and its issuer are set', () => {
  expect(readServerConfig({ ...forPeople, ...backOffice })).toMatchObject({ BACK_OFFICE_PORT: 3100 })
})

test('STAFF_GROUPS maps groups of the issuer to roles', () => {
  const { STAFF_GROUPS } = readServerConfig({
    ...forPeople,
    STAFF_GROUPS: 'hub-support=support,hub admins=admin',
  })
  expect(STAFF_GROUPS).toEqual([
    { group: 'hub-support', role: 'support' },
    { group: 'hub admins', role: 'admin' },
  ])
})

test.each([
  ['BACK_OFFICE_PORT', { BACK_OFFICE_PORT: '3000' }],
  ['BACK_OFFICE_PORT', { BACK_OFFICE_URL: undefined }],
  [
    'BACK_OFFICE_PORT',
    { STAFF_OIDC_ISSUER: undefined, STAFF_OIDC_CLIENT_ID: undefined, STAFF_OIDC_CLIENT_SECRET: undefined },
  ],
  ['BACK_OFFICE_URL', { BACK_OFFICE_URL: forPeople.HUB_URL }],
  ['BACK_OFFICE_URL', { BACK_OFFICE_URL: 'http://back-office.example.com' }],
  ['STAFF_OIDC_ISSUER', { STAFF_OIDC_CLIENT_SECRET: undefined }],
])('a production server with a back office does not start because of %s: %j', (name, settings) => {
  expect(() => readServerConfig({ ...forPeople, ...backOffice, ...settings })).toThrow(
    new RegExp(`^${name}(?: and \\w+)? (?:must|requires?) .+\\.$`),
  )
})
