// Tests the names of hooks for the operations of the contract.
import { expect, test } from 'vitest'
import { readHubContract } from './contract.ts'
import { callsByName, hookName } from './hookNames.ts'

const { operations } = await readHubContract('openapi.yaml')

test.each([
  ['getDraw', 'useGetDraw'],
  ['listDraw', 'useListDraw'],
  ['queryMagazines', 'useQueryMagazines'],
  ['checkIn', 'useCheckIn'],
  ['isOrgPwd', 'useIsOrgPwd'],
])('the hook of %s is %s', (id, hook) => {
  expect(hookName(id)).toBe(hook)
})

test('each operation has one hook, and its name contains the operation id', () => {
  const hooks = operations.map(({ id }) => hookName(id))
  expect(new Set(hooks).size).toBe(operations.length)
  for (const { id } of operations) expect(hookName(id).toLowerCase()).toBe(`use${id.toLowerCase()}`)
})

test('callsByName finds an operation by the name of its call and of its hook, and by no other name', () => {
  const names = callsByName(operations)
  expect(names.get('useGetDraw')).toBe('getDraw')
  expect(names.get('getDraw')).toBe('getDraw')
  expect(names.get('useQuery')).toBeUndefined()
})
