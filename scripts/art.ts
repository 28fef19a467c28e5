// Writes public/art from src/art/pictures, so that components and files share one style. The files are committed:
// builds need no drawing step, and a diff shows changed pictures. A test fails if they are out of date.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runnerImport } from 'vite'

const folder = 'public/art'
// Node cannot run JSX, so Vite runs the module.
const { module } = await runnerImport<typeof import('./art/draw.ts')>('./scripts/art/draw.ts', {
  configFile: false,
  logLevel: 'warn',
})
const pictures = module.drawPictures()
await rm(folder, { recursive: true, force: true })
for (const [address, svg] of pictures) {
  const file = join('public', address)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, svg)
}
console.log(`${pictures.size} pictures are in ${folder}/.`)
