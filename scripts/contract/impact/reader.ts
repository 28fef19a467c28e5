// Prints what one part of the project reads of the contract that it is given, for the process that wants to know of all: see read.ts.
import { json } from 'node:stream/consumers'
import { openPart } from './read.ts'

const [part] = process.argv.slice(2)
const read = openPart(process.cwd(), part === 'server' ? 'server' : 'pages')
process.stdout.write(JSON.stringify(read(Object(await json(process.stdin)))))
