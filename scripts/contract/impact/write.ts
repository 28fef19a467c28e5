// Keeps with a build what it reads of the contract, for whoever has the build and no repository: `npm run contract:reads` writes
// dist/reads.json, with a folder's name behind it that folder's.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { indexOf } from './kept.ts'

const [folder = 'dist'] = process.argv.slice(2)
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'reads.json'), JSON.stringify(await indexOf(process.cwd())))
