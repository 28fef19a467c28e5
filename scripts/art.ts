// Writes the picture files in public/art, and the icons of shortcuts, from src/art/pictures, so that components and
// files share one style. The files are committed, so that builds need no drawing step and a diff shows changed pictures.
// A test fails if the files are out of date.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runnerImport } from 'vite'
import sharp from 'sharp'
import { shortcutIcon, shortcutIconSize } from './webManifest.ts'

const folder = 'public/art'
// Run the module with Vite, because Node cannot run JSX.
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

for (const [name, svg] of module.drawShortcuts())
  await sharp(Buffer.from(svg), { density: (72 * shortcutIconSize) / 96 })
    .resize(shortcutIconSize)
    .png({ palette: true, effort: 10 })
    .toFile(join('public', shortcutIcon(name)))
