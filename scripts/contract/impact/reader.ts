// Prints what one part of the project reads of the contract that it is given, for the process that wants to know of all: see read.ts.
import { json } from 'node:stream/consumers'
import { openPart, partNamed } from './read.ts'

const read = openPart(process.cwd(), partNamed(process.argv[2]))
process.stdout.write(JSON.stringify(read(Object(await json(process.stdin)))))
