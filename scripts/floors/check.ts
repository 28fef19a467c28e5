// A step of `npm run check`: every import of the house against its floors, and what imports itself round about.
import { notYet, rules } from './floors.ts'
import { readHouse } from './house.ts'

const { refused, circles, folders } = await readHouse()
const found = [
  ...refused.map(({ from, to }) => `${from} imports ${to}`),
  ...circles.map((circle) => `in a circle: ${circle.join(', ')}`),
]
const added = found.filter((each) => !notYet.includes(each))
const gone = notYet.filter((each) => !found.includes(each))
const table = 'scripts/floors/floors.ts'
for (const each of added) console.error(`Not allowed: ${each}.`)
if (added.length)
  console.error(`Which may import which stands in ${table}: move the file, or hand in what it needs.`)
for (const each of gone) console.error(`Mended: take it out of notYet in ${table}: ${each}.`)
console.log(
  `${folders} folders, ${rules.length} rules: ${refused.length} imports against them, ${circles.length} circles; ${notYet.length - gone.length} known from before`,
)
if (added.length || gone.length) process.exitCode = 1
