// Keeps with a build what it reads of the contract: `node scripts/contract/impact/write.ts dist`.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { indexOf } from './kept.ts'

const [folder = 'dist'] = process.argv.slice(2)
await writeFile(join(folder, 'reads.json'), JSON.stringify(await indexOf(process.cwd())))
