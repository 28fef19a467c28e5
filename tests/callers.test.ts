// Checks that the app calls and reads everything that the specification lists (sections 3 and 7), or that a decision
// documents the exception.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nodeAt, objectOf } from '@members-hub/openapi'
import { readHubContract } from '#scripts/generate/contract.ts'
import { callsByName } from '#scripts/generate/hookNames.ts'
import { listFiles } from './support/listFiles.ts'

const decision = readFileSync('docs/decisions/0058-what-of-the-specification-nobody-asks-for.md', 'utf8')
/** Returns the first column of a table in the decision, selected by the heading of that column. */
const listed = (head: string) => {
  const [, table = ''] = decision.split(new RegExp(`^\\| ${head} .*\\n`, 'm'))
  const [rows = ''] = table.split('\n\n')
  return [...rows.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name)
}

/** Source code of the app, without its tests. */
const app = listFiles('src/**/*.{ts,tsx}', 800)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const { document, operations } = await readHubContract('openapi.yaml')
const operationOf = callsByName(operations)
/** Operations that the app uses, through generated calls or hooks. */
const imported = new Set(
  [...app.matchAll(/import \{([^}]*)\} from '[^']*[/#]generated\/(?:calls|hooks)\/\w+\.ts'/g)].flatMap(
    ([, names = '']) => names.split(',').map((name) => operationOf.get(name.trim().split(' ')[0] ?? '')),
  ),
)

test('each call of section 7 has a caller in the app, or the decision documents the exception', () => {
  const observed = operations.filter(({ raw }) => raw['x-status'] === 'observed')
  expect(observed).toHaveLength(76)
  const uncalled = observed
    // Code that does not use the transport contains the path of the operation.
    .filter(({ id, path }) => !imported.has(id) && !app.includes(`'${path}'`))
    .map(({ id }) => id)
  expect(uncalled.toSorted()).toEqual(listed('call').toSorted())
})

test('each field of the user has a reader in the app, or the decision documents the exception', () => {
  const properties = objectOf(nodeAt(document, ['components', 'schemas', 'UserInfo', 'properties']))
  const fields = Object.keys(properties)
  const unread = fields.filter((name) => !new RegExp(`\\b${name}\\b`).test(app))
  expect(unread.length).toBeGreaterThan(0)
  // A deprecated field need not be read: its readers are removed before the field.
  const missed = unread.filter(
    (name) => !objectOf(properties[name]).deprecated && !listed('field').includes(name),
  )
  expect(missed, 'nobody reads this: mark it `deprecated`, or list it in decision 0058').toEqual([])
  expect(listed('field').filter((name) => !fields.includes(name))).toEqual([])
})
