// Prints the index of one part of the project, for the contract that it receives on standard input. read.ts starts this
// program in a separate process.
import { json } from 'node:stream/consumers'
import { isContract, openPart, partNamed } from './read.ts'

const read = openPart(process.cwd(), partNamed(process.argv[2]))
const contract = await json(process.stdin)
if (!isContract(contract)) throw new Error('the standard input has no contract.')
process.stdout.write(JSON.stringify(read(contract)))
