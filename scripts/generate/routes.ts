// Writes routeTree.gen.ts: TanStack Router's tree of the files under src/routes.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'

export const routeTreeFile = 'generated/routeTree.gen.ts'

/** Configuration of the route tree, shared by the generator and Vite's plugin. */
export const routerOptions = {
  target: 'react',
  routesDirectory: 'src/routes',
  generatedRouteTree: routeTreeFile,
  quoteStyle: 'single',
  semicolons: false,
  addExtensions: true,
} as const

export async function writeRouteTree(folder: string) {
  const committed = await readFile(routeTreeFile, 'utf8').catch(() => null)
  await mkdir('generated', { recursive: true })
  await new Generator({
    config: getConfig({ ...routerOptions, disableLogging: true }),
    root: resolve('.'),
  }).run()
  await mkdir(folder, { recursive: true })
  await copyFile(routeTreeFile, join(folder, 'routeTree.gen.ts'))
  if (committed !== null) await writeFile(routeTreeFile, committed)
}
