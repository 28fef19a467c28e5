// Writes schema.d.ts: the types of the contract, with openapi-typescript.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import type { HubContract } from './contract.ts'

export const madeBy = '// Made from openapi.yaml by `npm run generate`. Do not edit.\n'

export async function writeTypes({ document }: HubContract, folder: string) {
  const tree = await openapiTS(JSON.stringify(document), {
    alphabetize: false,
    silent: true,
    // Export each schema also under its short name, for example `Address` in addition to
    // `components['schemas']['Address']`.
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
  })
  await write(folder, 'schema.d.ts', astToString(tree))
}

/** Writes a file with a header that states that the file is generated. */
export async function write(folder: string, name: string, text: string) {
  const file = join(folder, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, madeBy + text)
}
