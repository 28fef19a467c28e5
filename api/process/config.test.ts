// Tests environment variables: defaults, valid and invalid values, contradictions, and error messages.
import { expect, test } from 'vitest'
import { readConfig, readServerConfig, settingsOf } from './config.ts'
import { hubOrigin } from './variables.ts'

test('every variable is optional', () => {
  expect(readConfig({})).toEqual({
    PORT: 3000,
    HOST: 'localhost',
    ROLE: 'all',
    DRAIN_SECONDS: 0,
    DATA_FOLDER: '.data',
    SMS_PER_DAY: 10_000,
    MAIL_FROM: 'hub@localhost',
    SERVICE_MAIL: 'service@localhost',
    SAMPLES: 'off',
    STAND_INS: 'off',
    TRACES_SHARE: 1,
    VITALS_SHARE: 0.1,
    ALLOW_PLAINTEXT: 'off',
    HSTS_SUBDOMAINS: 'off',
    TRUST_PROXY: 'off',
    LOG_LEVEL: 'info',
  })
})

test('readConfig reads known variables and ignores all others', () => {
  const settings = {
    PORT: '8080',
    DATABASE_URL: 'postgresql://hub@db/hub?sslmode=verify-full',
    SMTP_URL: 'smtps://mail.example.com',
    HUB_URL: 'https://hub.example.com',
    PATH: '/bin',
  }
  const { PATH: _, ...knownSettings } = settings
  expect(readConfig(settings)).toMatchObject({ ...knownSettings, PORT: 8080 })
  expect(readConfig(settings)).not.toHaveProperty('PATH')
})

test('hubOrigin is HUB_URL, or the address on which the server listens', () => {
  expect(hubOrigin(readConfig({ HUB_URL: 'https://hub.example.com/' }))).toBe('https://hub.example.com')
  expect(hubOrigin(readConfig({ PORT: '8080' }))).toBe('http://localhost:8080')
})

test('a webhook secret may be two secrets while it changes', () => {
  const { SHOP_WEBHOOK_SECRET, REVIEW_WEBHOOK_SECRET } = readConfig({
    SHOP_WEBHOOK_SECRET: 'a-secret-of-the-shop',
    REVIEW_WEBHOOK_SECRET: 'the-new-secret-of-the-desk, the-old-secret-of-the-desk',
  })
  expect(SHOP_WEBHOOK_SECRET).toEqual(['a-secret-of-the-shop'])
  expect(REVIEW_WEBHOOK_SECRET).toEqual(['the-new-secret-of-the-desk', 'the-old-secret-of-the-desk'])
})

test.each(['service@localhost', 'Service.Desk+hub@xn--bcher-kva.example'])(
  'SERVICE_MAIL accepts %s',
  (address) => {
    expect(readConfig({ SERVICE_MAIL: address }).SERVICE_MAIL).toBe(address)
  },
)

test('COOKIE_DOMAIN may be a parent domain of the hub, and LANGUAGE_HOSTS maps hosts to known languages', () => {
  const settings = {
    HUB_URL: 'https://hub.example.com',
    COOKIE_DOMAIN: 'example.com',
    LANGUAGE_HOSTS: 'TH=hub.example.co.th, VN=hub.example.vn',
    APP_USER_AGENT: 'OurApp',
  }
  expect(settingsOf(readConfig(settings))).toEqual({
    cookieDomain: 'example.com',
    languageHosts: 'TH=hub.example.co.th, VN=hub.example.vn',
    appUserAgent: 'OurApp',
    vitalsShare: '0.1',
  })
})

test('HUB_URL is normalized as browsers serialize origins', () => {
  const { HUB_URL } = readConfig({ HUB_URL: 'HTTPS://Hub.Example.com:443/' })
  expect(HUB_URL).toBe('https://hub.example.com')
})

test.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['DATABASE_URL', 'mysql://hub@db/hub'],
  ['DATABASE_READ_URL', 'postgres://hub@localhost/hub'],
  ['SMTP_URL', 'mail.example.com'],
  ['APP_URL', 'https://user@app.example.com'],
  ['SHOP_URL', 'javascript://shop.example.com'],
  ['SHOP_WEBHOOK_SECRET', 'too short'],
  ['SHOP_WEBHOOK_SECRET', 'a-secret-that-is-long-enough,too short'],
  ['SHOP_WEBHOOK_SECRET', 'a-secret-that-is-long-enough,'],
  ['REVIEW_WEBHOOK_SECRET', 'a-secret-of-the-desk,a-second-one-of-it,and-a-third-one-of-it'],
  ['HUB_URL', 'https://user@hub.example.com'],
  ['HUB_URL', 'javascript://hub.example.com'],
  ['COOKIE_DOMAIN', 'https://example.com'],
  ['COOKIE_DOMAIN', 'com'],
  ['COOKIE_DOMAIN', 'neighbour.example'],
  ['LANGUAGE_HOSTS', 'hub.example.vn'],
  ['LANGUAGE_HOSTS', 'DE=hub.example.de'],
  ['LANGUAGE_HOSTS', 'TH=hub.example.com,VN=hub.example.com'],
  ['APP_USER_AGENT', 'Members Hub'],
  ['INBOX', 'yes'],
  ['INBOX_PASSWORD', 'too short'],
  ['S3_URL', 's3://bucket'],
  ['S3_URL', 'https://s3.example.com'],
  ['S3_URL', 'https://key:secret@s3.example.com/bucket'],
  ['S3_URL', 'https://s3.example.com/bucket/folder'],
  ['S3_URL', 'https://s3.example.com/bucket?secret=x'],
  ['VALKEY_URL', 'valkey.example.com:6379'],
  ['VALKEY_URL', 'https://valkey.example.com'],
  ['VALKEY_URL', 'rediss://valkey.example.com/counts'],
  ['HUB_URL', 'hub.example.com'],
  ['HUB_URL', 'https://hub.example.com/hub'],
  ['SOCIAL', 'on'],
  ['GOOGLE_CLIENT_ID', ''],
  ['APPLE_PRIVATE_KEY', 'MIGTAgEAMBMGByqGSM49'],
  ['SHOP_URL', 'http://shop.example.com'],
  ['SERVICE_MAIL', ''],
  ['SERVICE_MAIL', 'service'],
  ['SERVICE_MAIL', 'service@'],
  ['SERVICE_MAIL', 'service@bücher.example'],
  ['SERVICE_MAIL', 'The service <service@example.com>'],
  ['SERVICE_MAIL', 'service@example.com, hub@example.com'],
  ['SERVICE_MAIL', '+66812345678'],
  ['SERVICE_MAIL', 'service@example.com\r\nBcc: hub@example.com'],
  ['SECURITY_CONTACT', 'security@example.com'],
  ['SECURITY_CONTACT', 'mailto:a@example.com\nContact: mailto:b@example.com'],
  ['SAMPLES', 'true'],
  ['SAMPLES', 'on'],
  ['SAMPLES', 'still'],
  ['SOCIAL', 'local'],
  ['STAND_INS', 'yes'],
  ['HSTS_SUBDOMAINS', 'true'],
  ['TRUST_PROXY', '1'],
  ['ALLOW_PLAINTEXT', 'yes'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is rejected by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`^${name}(?:=\\w+)? (?:must|requires) .+\\.$`),
  )
})

test.each([
  ['HUB_URL', 'https://hub.example.com'],
  ['HUB_URL', 'http://192.168.1.7:3000'],
  ['HUB_URL', 'http://localhost.example.com'],
  ['HOST', '0.0.0.0'],
  ['HOST', '::'],
  ['HOST', '192.168.1.7'],
])('STAND_INS=on rejects %s=%s, because it is for this host only', (name, value) => {
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
])('a connection to another host without TLS is rejected unless ALLOW_PLAINTEXT=on: %s=%s', (name, value) => {
  const environment = { ...shared, ...keysOf(name), [name]: value }
  expect(() => readConfig(environment)).toThrow(
    new RegExp(`^${name} must be encrypted on the network: .+; or set ALLOW_PLAINTEXT=on\\.$`),
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
])('a connection with TLS or on this host is accepted: %s=%s', (name, value) => {
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
])('a production server does not start without TLS to members: %j', (settings) => {
  expect(() => readServerConfig({ ...forPeople, ...settings })).toThrow(
    /^HUB_URL must begin with https:\/\/: .+\.$/,
  )
})

test.each([
  { HUB_URL: 'http://localhost:3000' },
  { HUB_URL: 'http://192.168.1.7:3000', ALLOW_PLAINTEXT: 'on' },
  { HUB_URL: 'http://172.20.0.3', ALLOW_PLAINTEXT: 'on' },
  { HUB_URL: 'http://[fd00::7]', ALLOW_PLAINTEXT: 'on' },
  { HUB_URL: 'http://hub.internal', ALLOW_PLAINTEXT: 'on' },
  { HUB_URL: 'http://hub', ALLOW_PLAINTEXT: 'on' },
])('a server starts without TLS on its own host or network: %j', (settings) => {
  expect(readServerConfig({ ...forPeople, ...settings })).toMatchObject(settings)
})

const several = { STAND_INS: 'on', ...shared, SMTP_URL: 'smtp://127.0.0.1:1', SOCIAL: 'off' }

test.each([
  ['SMTP_URL', { ...several, ROLE: 'worker', SMTP_URL: undefined }],
  ['SMTP_URL', { ...several, ROLE: 'web', SMTP_URL: undefined }],
  ['SOCIAL', { ...several, ROLE: 'web', SOCIAL: undefined }],
])('a service that works in one process only is rejected with ROLE: %s', (name, settings) => {
  expect(() => readServerConfig(settings)).toThrow(
    new RegExp(`^${name} (?:is required|must be off) with ROLE=\\w+: .+\\.$`),
  )
  expect(readServerConfig({ ...settings, ROLE: 'all' })).toMatchObject({ ROLE: 'all' })
})

test.each(['web', 'worker'])('a %s process starts if SMTP_URL is set', (ROLE) => {
  expect(readServerConfig({ ...several, ROLE })).toMatchObject({ ROLE })
})

test('readConfig requires neither HUB_URL nor a bucket, because other programs do not need them', () => {
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
])('a service with missing variables is rejected: %j', (environment, problem) => {
  expect(() => readConfig(environment)).toThrow(problem)
})

/** Returns the whole error message for an invalid configuration. */
function rejection(environment: NodeJS.ProcessEnv): string {
  try {
    readServerConfig(environment)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}

test('all invalid settings are reported together, each once', () => {
  const environment = {
    PORT: 'http',
    LOG_LEVEL: 'loud',
    SAMPLES: 'on',
    GOOGLE_CLIENT_ID: 'id',
    VALKEY_URL: 'redis://valkey.example.com',
    SMS_URL: 'http://sms.example.com',
    COOKIE_DOMAIN: 'neighbour.example',
  }
  expect(rejection(environment).split('\n')).toEqual([
    '9 settings are wrong:',
    '- PORT must be a number from 0 to 65535.',
    '- LOG_LEVEL must be one of silent, error, warn, info, debug.',
    '- GOOGLE_CLIENT_ID requires GOOGLE_CLIENT_SECRET.',
    '- SAMPLES requires STAND_INS=on: sample accounts let anyone sign in.',
    '- SMS_URL must be encrypted on the network: begin it with https://; or set ALLOW_PLAINTEXT=on.',
    '- VALKEY_URL must be encrypted on the network: begin it with rediss://; or set ALLOW_PLAINTEXT=on.',
    '- COOKIE_DOMAIN must contain the host of HUB_URL: browsers reject cookies of other domains.',
    '- SMTP_URL is required to send codes: set SMTP_URL, or INBOX=on for the local inbox.',
    '- HUB_URL is required for links in emails: set the public address, such as https://hub.example.com.',
  ])
})

test('settings that depend on an invalid one are not reported', () => {
  const environment = { ...forPeople, HUB_URL: 'hub.example.com', COOKIE_DOMAIN: 'example.com' }
  expect(rejection(environment)).toBe('HUB_URL must be an origin such as https://hub.example.com.')
})

test('an error message never contains a value', () => {
  const INBOX_PASSWORD = 'short secret'
  const message = rejection({ INBOX_PASSWORD, SHOP_WEBHOOK_SECRET: INBOX_PASSWORD, PORT: INBOX_PASSWORD })
  expect(message).toContain('INBOX_PASSWORD must be a value of at least 16 characters.')
  expect(message).not.toContain(INBOX_PASSWORD)
})
