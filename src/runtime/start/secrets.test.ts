import { expect, test } from 'vitest'
import { withoutSecrets } from './secrets.ts'

const app = 'https://hub.example.com'

test('withoutSecrets removes APPTOKEN and every query value that looks like a token, and leaves the rest of the URL unchanged (specification, “Session”)', () => {
  const { address, secrets } = withoutSecrets(
    `${app}/coins?a=1%202+3&APPTOKEN=ab%2Bc&globalEnv=NA&b&token=xyz#main`,
  )
  expect(address).toBe(`${app}/coins?a=1%202+3&globalEnv=NA&b#main`)
  expect(secrets).toEqual({ appToken: 'ab+c', linkToken: 'xyz' })
})

test.each([
  ['?access_token=x', ''],
  ['?idToken=x&id_token=y', ''],
  ['?apptoken=x', ''],
  ['?session=x', ''],
  ['?password=x&client_secret=y', ''],
  ['?q=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', ''],
  ['#token=x', ''],
  ['?%41PPTOKEN=x', ''],
  ['?redirect=%2Fcoins%3FAPPTOKEN%3Dx%26tab%3D2', '?redirect=%2Fcoins%3Ftab%3D2'],
  ['?redirect=/coins?APPTOKEN=x', '?redirect=%2Fcoins'],
  ['?redirect=%2Frecover_pwd%23token%3Dx', '?redirect=%2Frecover_pwd'],
  ['?redirect=%2Flogin%3Fredirect%3D%252F%253Ftoken%253Dx', '?redirect=%2Flogin%3Fredirect%3D%252F'],
])('withoutSecrets changes the query or hash %s to "%s"', (query, clean) => {
  expect(withoutSecrets(`${app}/${query}`).address).toBe(`${app}/${clean}`)
})

test.each([
  '',
  '?',
  '?token=',
  '?tokens',
  '?linkCode=7KQ2MXRT&Language=TH&utm_source=letter',
  '?code=4/P7q7W91&state=5ca75bd30', // sign-in code for the window that requested it
  '?redirect=%2Fcoins%3Ftab%3D2%26x%3D%2520',
  '?broken=%E0%A4%A&ok=%',
  '#main',
])('withoutSecrets leaves the query or hash "%s" unchanged', (query) => {
  expect(withoutSecrets(`${app}/${query}`)).toEqual({ address: `${app}/${query}`, secrets: {} })
})

test('withoutSecrets removes a secret in a nested URL and does not return the secret', () => {
  expect(withoutSecrets(`${app}/login?redirect=%2F%3FAPPTOKEN%3Dx`).secrets).toEqual({})
})

test('withoutSecrets evaluates nested URLs only up to a maximum depth', () => {
  const { address } = withoutSecrets(`${app}/${'?a='.repeat(5000)}`)
  expect(address.length).toBeLessThan(100)
})
