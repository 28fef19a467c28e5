// A field renamed in the contract stops both the server and the page from compiling, at the very places that use it: in the
// full form, since it generates and compiles a copy of the project. What the contract's report says of it is held with each commit.
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
    // From nothing, as in a new project.
    await rm(join(folder, 'generated'), { recursive: true })
    expect(await generate(folder)).toMatchObject({ code: 0, error: '' })

    // That the project compiles as it is `npm run check` says: what is new comes from the renaming.
    const errors = await typeErrors(folder, 'api/membership', 'src/features/membership')
    console.log(`renamed in openapi.yaml, does not compile: ${[...errors.keys()].join(', ')}`)
    expect(errors.get('api/membership/handlers.ts')?.join('\n')).toContain('pointsMissing')
    expect(errors.get('src/features/membership/progress.ts')?.join('\n')).toContain('pointsToNextLevel')
    // And nothing else is dragged along: generated files follow the contract by themselves.
    expect([...errors.keys()].filter((file) => file.startsWith('generated/'))).toEqual([])
  },
)
