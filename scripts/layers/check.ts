// Implements a step of `npm run check`: compares all imports with the table of layers. Finds forbidden imports,
// circular imports, and folders that the table does not list.
import { rules } from './layers.ts'
import { readImports } from './imports.ts'

const { refused, unlisted, circles: cycles, folders } = await readImports()
const problems = [
  ...refused.map(({ from, to }) => `${from} imports ${to}`),
  ...unlisted.map((file) => `${file} is in a folder without a layer`),
  ...cycles.map((cycle) => `circular import: ${cycle.join(', ')}`),
]
for (const each of problems) console.error(`Not allowed: ${each}.`)
if (problems.length)
  console.error(
    'The layers are in scripts/layers/layers.ts: move the file, pass in its dependency, or add the folder to the table.',
  )
console.log(
  `${folders} folders, ${rules.length} rules: ${refused.length} disallowed imports, ${cycles.length} circular imports`,
)
if (problems.length) process.exitCode = 1
