// Tests that renaming a contract field causes compiler errors on the server and on the page, exactly at its uses. Full
// suite only: generates and compiles a copy of the project. The report about the change is tested with each commit.
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isFull } from '../support/figures.ts'
import { generate, typeErrors } from '#scripts/projectCopy.ts'
import { projectCopy } from '../support/projectCopy.ts'

const minutes = 60_000

test.runIf(isFull)(
  'renaming a field of an answer names the handler and the view',
  { timeout: 3 * minutes },
  async () => {
    const folder = await projectCopy()
    const contract = join(folder, 'openapi.yaml')
    const text = await readFile(contract, 'utf8')
    await writeFile(contract, text.replaceAll('pointsToNextLevel', 'pointsMissing'))
    // Delete the generated files, like in a new project.
    await rm(join(folder, 'generated'), { recursive: true })
    expect(await generate(folder)).toMatchObject({ code: 0, error: '' })

    // `npm run check` verifies that the unchanged project compiles, so new errors are caused by the renaming.
    const errors = await typeErrors(folder, 'api/membership', 'src/features/membership')
    console.log(`renamed in openapi.yaml, does not compile: ${[...errors.keys()].join(', ')}`)
    expect(errors.get('api/membership/handlers.ts')?.join('\n')).toContain('pointsMissing')
    expect(errors.get('src/features/membership/progress.ts')?.join('\n')).toContain('pointsToNextLevel')
    // Generated files have no errors, because they follow the contract.
    expect([...errors.keys()].filter((file) => file.startsWith('generated/'))).toEqual([])
  },
)
