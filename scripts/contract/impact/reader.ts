// Prints the index of one part of the project for the contract on standard input. read.ts starts it as a process.
import { json } from 'node:stream/consumers'
import { isSaid, openPart, partNamed } from './read.ts'

const read = openPart(process.cwd(), partNamed(process.argv[2]))
const contract = await json(process.stdin)
if (!isSaid(contract)) throw new Error('the standard input has no contract.')
process.stdout.write(JSON.stringify(read(contract)))
