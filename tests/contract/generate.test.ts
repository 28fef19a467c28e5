// What is generated is made from the contract and nothing else: the same each time, and never edited.
// Runs once, without a database.
import { createHash } from 'node:crypto'
import { appendFile, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { copyProject, generate } from '../support/projectCopy.ts'

const minutes = 60_000

/** Each file's name and hash, in order. */
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

test('two runs from nothing write the same bytes', { timeout: 3 * minutes }, async () => {
  const folder = await copyProject()
  const generated = join(folder, 'generated')
  const runs: string[][] = []
  for (let time = 0; time < 2; time += 1) {
    await rm(generated, { recursive: true })
    expect(await generate(folder)).toMatchObject({ code: 0, error: '' })
    runs.push(await contentsOf(generated))
  }
  expect(runs[0]?.length).toBeGreaterThan(15)
  expect(runs[1]).toEqual(runs[0])
  console.log(`two runs from nothing: ${runs[0]?.length} files, byte for byte the same`)
})

describe('the check of what is committed', { timeout: 3 * minutes }, () => {
  test('passes as it is, and again where there is nothing to do', async () => {
    const folder = await copyProject()
    const before = await contentsOf(join(folder, 'generated'))
    expect(await generate(folder, '--check')).toMatchObject({ code: 0, error: '' })
    expect(await contentsOf(join(folder, 'generated'))).toEqual(before)
  })

  test('names the files that were edited, removed, added or left behind, and mends none', async () => {
    const folder = await copyProject()
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
  })
})
