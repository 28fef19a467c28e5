// Checks that the app calls every operation in section 7 of the specification, and reads every field of UserInfo in
// section 3 of the specification. Exceptions must be listed in docs/specification-gaps.md.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nodeAt, objectOf } from '@members-hub/openapi'
import { readHubContract } from '#scripts/generate/contract.ts'
import { callsByName } from '#scripts/generate/hookNames.ts'
import { listFiles } from './support/listFiles.ts'

const gaps = readFileSync('docs/specification-gaps.md', 'utf8')
/**
 * Returns the names in the first column of a table in docs/specification-gaps.md; `head` is the head of this column.
 */
const listed = (head: string) => {
  const [, table = ''] = gaps.split(new RegExp(`^\\| ${head} .*\\n`, 'm'))
  const [rows = ''] = table.split('\n\n')
  return [...rows.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name)
}

/** Source code of the app, without its tests. */
const app = listFiles('src/**/*.{ts,tsx}', 800)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const { document, operations } = await readHubContract('openapi.yaml')
const operationOf = callsByName(operations)
/** Operations that the app calls through generated functions or hooks. */
const imported = new Set(
  [...app.matchAll(/import \{([^}]*)\} from '[^']*[/#]generated\/(?:calls|hooks)\/\w+\.ts'/g)].flatMap(
    ([, names = '']) => names.split(',').map((name) => operationOf.get(name.trim().split(' ')[0] ?? '')),
  ),
)

test('the app calls each operation of section 7 of the specification, or docs/specification-gaps.md lists the operation', () => {
  const observed = operations.filter(({ raw }) => raw['x-status'] === 'observed')
  expect(observed).toHaveLength(76)
  const uncalled = observed
    // Also accept an operation whose path occurs in the code, because some code does not use the generated calls.
    .filter(({ id, path }) => !imported.has(id) && !app.includes(`'${path}'`))
    .map(({ id }) => id)
  expect(uncalled.toSorted()).toEqual(listed('call').toSorted())
})

test('the app reads each field of UserInfo, or docs/specification-gaps.md lists the field', () => {
  const properties = objectOf(nodeAt(document, ['components', 'schemas', 'UserInfo', 'properties']))
  const fields = Object.keys(properties)
  const unread = fields.filter((name) => !new RegExp(`\\b${name}\\b`).test(app))
  expect(unread.length).toBeGreaterThan(0)
  // Skip deprecated fields, because the code that reads a field is removed before the field itself.
  const missed = unread.filter(
    (name) => !objectOf(properties[name]).deprecated && !listed('field').includes(name),
  )
  expect(missed, 'unused field: mark it `deprecated`, or list it in docs/specification-gaps.md').toEqual([])
  expect(listed('field').filter((name) => !fields.includes(name))).toEqual([])
})
