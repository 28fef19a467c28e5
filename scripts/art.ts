// Writes public/art from src/art/pictures: one style for components and files. The files are committed, so that
// a build needs no drawing step and a change shows the pictures it changes; a test says when they are not the newest.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runnerImport } from 'vite'

const folder = 'public/art'
// Node runs no JSX: Vite does.
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
