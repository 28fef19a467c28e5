// Implements `npm run lint`: checks the rules of .oxlintrc.json with type information, and the names of all
// declarations. Prints each problem with its location, then the number of problems of each kind.
import { runLint } from './runLint.ts'

const { problems, counts, declared } = await runLint()
for (const { place, message } of problems) console.error(`${place} ${message}`)
const numbers = Object.entries(counts).map(([kind, count]) => `${kind} ${count}`)
console.log(`${numbers.join(', ')}; ${declared} declared names`)
if (problems.length) process.exitCode = 1
