// Implements `npm run contract:reads`: writes the index of code that uses the contract into a build. Checks of released
// builds then need no repository.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readArguments, rejectArguments } from '../../commandLine.ts'
import { indexOf } from './cache.ts'

const usage = `Usage: npm run contract:reads -- [<folder>]

Writes reads.json, the fields that a build reads, into the folder, by default dist.`
const { positionals } = readArguments(usage, {})
if (positionals.length > 1) rejectArguments(`Unexpected argument ${positionals[1]}.`, usage)
const [folder = 'dist'] = positionals
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'reads.json'), JSON.stringify(await indexOf(process.cwd())))
