// Checks that the app asks for and reads what the specification lists (sections 3 and 7), or a decision says why not.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nodeAt, objectOf } from '@members-hub/openapi'
import { readHubContract } from '#scripts/generate/contract.ts'
import { callsByName } from '#scripts/generate/hookNames.ts'
import { listFiles } from './support/listFiles.ts'

const decision = readFileSync('docs/decisions/0058-what-of-the-specification-nobody-asks-for.md', 'utf8')
/** The first cells of a table of the decision, by the head of its first column. */
const listed = (head: string) => {
  const [, table = ''] = decision.split(new RegExp(`^\\| ${head} .*\\n`, 'm'))
  const [rows = ''] = table.split('\n\n')
  return [...rows.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name)
}

/** The app, without its tests. */
const app = listFiles('src/**/*.{ts,tsx}', 800)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const { document, operations } = await readHubContract('openapi.yaml')
const operationOf = callsByName(operations)
/** The operations that the app asks, by their calls or by their hooks. */
const imported = new Set(
  [...app.matchAll(/import \{([^}]*)\} from '[^']*[/#]generated\/(?:calls|hooks)\/\w+\.ts'/g)].flatMap(
    ([, names = '']) => names.split(',').map((name) => operationOf.get(name.trim().split(' ')[0] ?? '')),
  ),
)

test('each call of section 7 has a caller in the app, or the decision says why not', () => {
  const observed = operations.filter(({ raw }) => raw['x-status'] === 'observed')
  expect(observed).toHaveLength(76)
  const uncalled = observed
    // What leaves beside the transport names its path.
    .filter(({ id, path }) => !imported.has(id) && !app.includes(`'${path}'`))
    .map(({ id }) => id)
  expect(uncalled.toSorted()).toEqual(listed('call').toSorted())
})

test('each field of the user has a reader in the app, or the decision says why not', () => {
  const properties = objectOf(nodeAt(document, ['components', 'schemas', 'UserInfo', 'properties']))
  const fields = Object.keys(properties)
  const unread = fields.filter((name) => !new RegExp(`\\b${name}\\b`).test(app))
  expect(unread.length).toBeGreaterThan(0)
  // What is about to go is read no longer before it is gone.
  const missed = unread.filter(
    (name) => !objectOf(properties[name]).deprecated && !listed('field').includes(name),
  )
  expect(missed, 'nobody reads this: mark it `deprecated`, or list it in decision 0058').toEqual([])
  expect(listed('field').filter((name) => !fields.includes(name))).toEqual([])
})
