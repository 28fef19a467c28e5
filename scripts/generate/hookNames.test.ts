// Checks how hooks are named, by operations of the contract and by such as it may have one day.
import { expect, test } from 'vitest'
import { readHubContract, type HubOperation } from './contract.ts'
import { callsByName, hooksOf } from './hookNames.ts'

const { operations } = await readHubContract('openapi.yaml')

test('a read drops its verb, a write keeps its name, and a read that would be another’s twin keeps its verb', () => {
  const hooks = hooksOf(operations)
  expect(hooks.get('getDraw')).toBe('useDraw')
  expect(hooks.get('queryMagazines')).toBe('useMagazines')
  expect(hooks.get('checkIn')).toBe('useCheckIn')
  expect(hooks.get('getCheckIn')).toBe('useGetCheckIn')
  expect(hooks.get('isOrgPwd')).toBe('useIsOrgPwd')
})

test('reads of two tags never share a name', () => {
  const [draw] = operations.filter(({ id }) => id === 'getDraw')
  if (!draw) throw new Error('The contract has no getDraw.')
  const listed: HubOperation = { ...draw, id: 'listDraw', tag: 'vouchers' }
  expect([...hooksOf([draw, listed]).values()]).toEqual(['useGetDraw', 'useListDraw'])
})

test('no two operations have one hook, and each hook leads to its operation', () => {
  const hooks = [...hooksOf(operations).values()]
  expect(new Set(hooks).size).toBe(operations.length)
  const names = callsByName(operations)
  expect(names.get('useDraw')).toBe('getDraw')
  expect(names.get('getDraw')).toBe('getDraw')
  expect(names.get('useQuery')).toBeUndefined()
})
