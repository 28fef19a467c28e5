// Builds the paths of pictures for link previews. A path contains a digest of everything that the picture shows, so
// caches may keep the picture for a year, and a new title leads to a new path.
import { createHash } from 'node:crypto'
import type { Language } from '#api/locale/language.ts'
import { hubNames } from '#api/locale/intl.ts'
import { tagOf } from '#shared/languages.ts'
import type { SharedPage } from './sharedPages.ts'

/** Version of the layout. Increase it when the drawing code or a drawing changes. */
const design = 1

/** Path below which pictures for link previews are served. */
export const picturesPath = '/share'

/** Returns the file name of a picture without its extension: `th-TH-1b2c…`. */
export function pictureName(page: SharedPage, language: Language): string {
  const content = JSON.stringify([design, hubNames[language], page.title, page.text, page.picture])
  return `${tagOf(language)}-${createHash('sha256').update(content).digest('hex').slice(0, 16)}`
}

export const picturePath = (id: string, page: SharedPage, language: Language) =>
  `${picturesPath}/${id}/${pictureName(page, language)}.png`
