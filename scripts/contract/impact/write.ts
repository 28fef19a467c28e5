// Writes the index of the contract's uses into a build, for checks without a repository. `npm run contract:reads`
// writes dist/reads.json; with a folder as argument it writes reads.json there.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { indexOf } from './kept.ts'

const [folder = 'dist'] = process.argv.slice(2)
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'reads.json'), JSON.stringify(await indexOf(process.cwd())))
