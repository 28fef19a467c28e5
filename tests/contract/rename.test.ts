// Tests that renaming a contract field causes compiler errors exactly in the lines of the server and of the page that
// use the field. Full suite only, because the test generates and compiles a copy of the project. Tests in the quick
// suite check the report about such a change.
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isFull } from '../support/measurements.ts'
import { generate, typeErrors } from '#scripts/projectCopy.ts'
import { projectCopy } from '../support/projectCopy.ts'

const minutes = 60_000

test.runIf(isFull)(
  'renaming a response field causes compiler errors exactly in the handler that returns it and the view that shows it',
  { timeout: 3 * minutes },
  async () => {
    const folder = await projectCopy()
    const contract = join(folder, 'openapi.yaml')
    const text = await readFile(contract, 'utf8')
    await writeFile(contract, text.replaceAll('pointsToNextLevel', 'pointsMissing'))
    // Delete the generated files, as in a new checkout.
    await rm(join(folder, 'generated'), { recursive: true })
    expect(await generate(folder)).toMatchObject({ code: 0, error: '' })

    // All errors are caused by the renaming, because `npm run check` verifies that the unchanged project compiles.
    const errors = await typeErrors(folder, 'api/membership', 'src/features/membership')
    console.log(`renamed in openapi.yaml, does not compile: ${[...errors.keys()].join(', ')}`)
    expect(errors.get('api/membership/handlers.ts')?.join('\n')).toContain('pointsMissing')
    expect(errors.get('src/features/membership/progress.ts')?.join('\n')).toContain('pointsToNextLevel')
    // The generated files have no compiler errors, because they are generated from the changed contract.
    expect([...errors.keys()].filter((file) => file.startsWith('generated/'))).toEqual([])
  },
)
