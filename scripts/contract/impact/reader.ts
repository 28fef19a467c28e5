// Prints what one part of the project reads, for the process that wants to know of all: see read.ts.
import { readPart } from './read.ts'

const [part] = process.argv.slice(2)
process.stdout.write(JSON.stringify(await readPart(process.cwd(), part === 'server' ? 'server' : 'pages')))
