// Draws the cards that members share. The URL of a card is signed for the member who requested it, and expires.
import { Hono } from 'hono'
import { readShareCard } from '#api/games/index.ts'
import type { FileStore } from '#api/integrations/fileStore.ts'
import { hubNames } from '#api/locale/intl.ts'
import { languageOf, localeOf, languages, tagOf } from '#shared/languages.ts'
import { drawPicture } from './pictures/drawing.ts'
import { pictureHeaders, type ReadFile } from './pictures.ts'
import { openQueue } from './pictures/queue.ts'

type Options = { files: Pick<FileStore, 'sign'>; readFile: ReadFile; clock?: () => Date }

/** Mount at `shareCardsPath`. */
export function openCards({ files, readFile, clock = () => new Date() }: Options) {
  const queue = openQueue()
  const app = new Hono()
  app.get('/:file{.+\\.png}', async (c) => {
    const payload = c.req.param('file').replace(/\.png$/, '')
    const signature = c.req.query('signature') ?? ''
    const content = await readShareCard(files, { payload, signature }, clock())
    if (!content) return c.text('Not found', 404, { 'Cache-Control': 'no-store' })
    const { title, text, picture } = content
    const locale = localeOf(content.language)
    const language = locale ? languages[locale].wire : languageOf(undefined)
    const drawn = queue.run(async () => {
      const art = await readFile(picture.split('#')[0] ?? '')
      return await drawPicture(
        { brand: hubNames[language], title, text, language: tagOf(language), art },
        'card',
      )
    })
    if (!drawn) return c.text('Too many pictures are being drawn.', 503, { 'Retry-After': '5' })
    return c.body(await drawn, 200, { ...pictureHeaders, 'Cache-Control': 'private, no-store' })
  })
  return app
}
