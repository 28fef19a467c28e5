// Reads the manifest of a Vite build.
import * as z from 'zod/mini'

const texts = z.array(z.string())
const chunkEntry = z.object({
  file: z.string(),
  name: z.optional(z.string()),
  isEntry: z.optional(z.boolean()),
  imports: z.optional(texts),
  dynamicImports: z.optional(texts),
  css: z.optional(texts),
})
const manifestFile = z.record(z.string(), chunkEntry)
export type Manifest = z.infer<typeof manifestFile>

/** @param text content of `.vite/manifest.json` */
export const manifestIn = (text: string): Manifest => manifestFile.parse(JSON.parse(text))
