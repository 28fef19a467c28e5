import { expect, test } from 'vitest'
import { withoutSecrets } from './secrets.ts'

const app = 'https://hub.example.com'

test('withoutSecrets removes APPTOKEN and every token-like query value and leaves the rest unchanged (Session)', () => {
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
])('withoutSecrets turns %s into %s', (query, clean) => {
  expect(withoutSecrets(`${app}/${query}`).address).toBe(`${app}/${clean}`)
})

test.each([
  '',
  '?',
  '?token=',
  '?tokens',
  '?linkCode=7KQ2MXRT&Language=TH&utm_source=letter',
  '?code=4/P7q7W91&state=5ca75bd30', // callback of a provider, which its window completes
  '?redirect=%2Fcoins%3Ftab%3D2%26x%3D%2520',
  '?broken=%E0%A4%A&ok=%',
  '#main',
])('withoutSecrets leaves %s unchanged', (query) => {
  expect(withoutSecrets(`${app}/${query}`)).toEqual({ address: `${app}/${query}`, secrets: {} })
})

test('withoutSecrets drops a secret inside a nested URL without returning it', () => {
  expect(withoutSecrets(`${app}/login?redirect=%2F%3FAPPTOKEN%3Dx`).secrets).toEqual({})
})

test('withoutSecrets limits the depth of nested URLs', () => {
  const { address } = withoutSecrets(`${app}/${'?a='.repeat(5000)}`)
  expect(address.length).toBeLessThan(100)
})
