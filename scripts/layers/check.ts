// Implements a step of `npm run check`: compares all imports with the table of layers, and finds circular imports and
// unlisted folders.
import { rules } from './layers.ts'
import { readImports } from './imports.ts'

const { refused, unlisted, circles, folders } = await readImports()
const problems = [
  ...refused.map(({ from, to }) => `${from} imports ${to}`),
  ...unlisted.map((file) => `${file} is in a folder that the table does not list`),
  ...circles.map((circle) => `circular import: ${circle.join(', ')}`),
]
for (const each of problems) console.error(`Not allowed: ${each}.`)
if (problems.length)
  console.error(
    'The layers are in scripts/layers/layers.ts: move the file, pass in its dependency, or add the folder to the table.',
  )
console.log(
  `${folders} folders, ${rules.length} rules: ${refused.length} imports against them, ${circles.length} circles`,
)
if (problems.length) process.exitCode = 1
