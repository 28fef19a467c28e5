// Prints what one part of the project reads of the contract that it is given, for the process that wants to know of all: see read.ts.
import { json } from 'node:stream/consumers'
import { isSaid, openPart, partNamed } from './read.ts'

const read = openPart(process.cwd(), partNamed(process.argv[2]))
const contract = await json(process.stdin)
if (!isSaid(contract)) throw new Error('the standard input has no contract.')
process.stdout.write(JSON.stringify(read(contract)))
