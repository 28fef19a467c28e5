// Renders openapi.yaml as a self-contained HTML page, the API reference.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inScratch, run } from './projectCopy.ts'

/** Returns the HTML of the page, without the tool's logo, which browsers would load from a CDN. */
export const apiReference = () =>
  inScratch(async (folder) => {
    const page = join(folder, 'reference.html')
    const redocly = ['node_modules/@redocly/cli/bin/cli.js', 'build-docs', 'openapi.yaml']
    const { code, error } = await run(process.cwd(), ...redocly, '--inlineBundle', '--output', page)
    if (code !== 0) throw new Error(error)
    return (await readFile(page, 'utf8')).replaceAll(/https:\/\/cdn\.redoc\.ly\/[\w./-]+/g, 'data:,')
  })
