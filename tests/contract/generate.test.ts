// Tests that `npm run check` detects manual edits of generated files. No test here repeats a generation to prove that
// it is deterministic: `npm run check` fails if newly generated files differ from the committed ones.
import { createHash } from 'node:crypto'
import { appendFile, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readHubContract } from '#scripts/generate/contract.ts'
import { writeOperations } from '#scripts/generate/tables.ts'
import { generate } from '#scripts/projectCopy.ts'
import { isFull } from '../support/measurements.ts'
import { projectCopy } from '../support/projectCopy.ts'

const minutes = 60_000

/** Returns the name and hash of each file, sorted. */
async function contentsOf(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return await Promise.all(
    files.toSorted().map(async (file) => {
      const hash = createHash('sha256').update(await readFile(file))
      return `${file.slice(folder.length)} ${hash.digest('hex')}`
    }),
  )
}

test.runIf(isFull)(
  'the check reports generated files that were edited, removed or added, and does not change them',
  { timeout: 3 * minutes },
  async () => {
    const folder = await projectCopy()
    const at = (name: string) => join(folder, 'generated', name)
    await appendFile(at('operations.ts'), '\n')
    await rm(at('refusals.ts'))
    await writeFile(at('calls/own.ts'), '')
    const contract = await readFile(join(folder, 'openapi.yaml'), 'utf8')
    await writeFile(join(folder, 'openapi.yaml'), contract.replaceAll('pointsToNextLevel', 'pointsMissing'))
    const before = await contentsOf(join(folder, 'generated'))

    const { code, error } = await generate(folder, '--check')
    expect(code).toBe(1)
    for (const name of ['operations.ts', 'refusals.ts', 'calls/own.ts', 'schema.d.ts'])
      expect(error).toContain(`  ${name}\n`)
    expect(error).not.toContain('routeTree')
    expect(await contentsOf(join(folder, 'generated'))).toEqual(before)

    expect(await generate(folder)).toMatchObject({ code: 0 })
    expect(await generate(folder, '--check')).toMatchObject({ code: 0 })
  },
)

test('a business error that is missing from the catalog is reported by its name', async () => {
  const { document, operations } = await readHubContract('openapi.yaml')
  const { id = '', marks } = operations.find((operation) => operation.marks['x-refusals']?.length) ?? {}
  const [name = ''] = marks?.['x-refusals'] ?? []
  Reflect.deleteProperty(document['x-refusals'], name)
  await expect(writeOperations({ document, operations }, '/nowhere')).rejects.toThrow(
    `${id} has the unknown business error ${name}:`,
  )
})
