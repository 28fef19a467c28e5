// A step of `npm run check`: every import of the house against its floors, and what imports itself round about.
import { readHouse } from './house.ts'
import { rules } from './floors.ts'

const { refused, circles, folders } = await readHouse()
for (const { from, to, rule } of refused) console.error(`${from} imports ${to}, but ${rule}.`)
for (const circle of circles) console.error(`These import each other: ${circle.join(', ')}.`)
console.log(
  `${folders} folders, ${rules.length} rules: ${refused.length} imports refused, ${circles.length} circles.`,
)
if (refused.length || circles.length) {
  console.error(
    'Which folder may import which stands in scripts/floors/floors.ts: move the file, or hand in what it needs.',
  )
  process.exitCode = 1
}
