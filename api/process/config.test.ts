// Tests environment variables: defaults, valid and invalid values, and error messages.
import { expect, test } from 'vitest'
import { readConfig, readServerConfig, settingsOf } from './config.ts'
import { hubOrigin } from './variables.ts'

test('readConfig requires no environment variable', () => {
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
    STAFF_OIDC_SCOPES: 'openid email profile',
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

test('the variable of a webhook secret accepts two secrets separated by a comma, as needed for a rotation', () => {
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

test('HUB_URL is normalized to the form in which browsers serialize origins', () => {
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
])('the setting %s=%s is rejected, and the error contains the name of the variable', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`^${name}(?:=\\w+)? (?:must|requires) .+\\.$`),
  )
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
    '9 settings are invalid:',
    '- PORT must be a number from 0 to 65535.',
    '- LOG_LEVEL must be one of silent, error, warn, info, debug.',
    '- GOOGLE_CLIENT_ID requires GOOGLE_CLIENT_SECRET.',
    '- SAMPLES requires STAND_INS=on: sample accounts let anyone sign in.',
    '- SMS_URL must use TLS: change the URL to https://, or set ALLOW_PLAINTEXT=on.',
    '- VALKEY_URL must use TLS: change the URL to rediss://, or set ALLOW_PLAINTEXT=on.',
    '- COOKIE_DOMAIN must contain the host of HUB_URL: browsers reject cookies of other domains.',
    '- SMTP_URL is required to send codes: set SMTP_URL, or INBOX=on for the local inbox.',
    '- HUB_URL is required for links in emails: set the public address, such as https://hub.example.com.',
  ])
})

test('problems of settings that depend on an invalid setting are not reported', () => {
  const environment = {
    SMTP_URL: 'smtps://mail.example.com',
    HUB_URL: 'hub.example.com',
    COOKIE_DOMAIN: 'example.com',
  }
  expect(rejection(environment)).toBe('HUB_URL must be an origin such as https://hub.example.com.')
})

test('an error message never contains the value of a variable', () => {
  const INBOX_PASSWORD = 'short secret'
  const message = rejection({ INBOX_PASSWORD, SHOP_WEBHOOK_SECRET: INBOX_PASSWORD, PORT: INBOX_PASSWORD })
  expect(message).toContain('INBOX_PASSWORD must be a value of at least 16 characters.')
  expect(message).not.toContain(INBOX_PASSWORD)
})
