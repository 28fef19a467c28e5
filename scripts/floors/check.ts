// A step of `npm run check`: every import of the house against its floors, and what imports itself round about.
import { rules } from './floors.ts'
import { readHouse } from './house.ts'

const { refused, circles, folders } = await readHouse()
const found = [
  ...refused.map(({ from, to }) => `${from} imports ${to}`),
  ...circles.map((circle) => `in a circle: ${circle.join(', ')}`),
]
for (const each of found) console.error(`Not allowed: ${each}.`)
if (found.length)
  console.error(
    'Which may import which stands in scripts/floors/floors.ts: move the file, or hand in what it needs.',
  )
console.log(
  `${folders} folders, ${rules.length} rules: ${refused.length} imports against them, ${circles.length} circles`,
)
if (found.length) process.exitCode = 1
