// Makes the hub installable as an app in each language, with the web app manifests `/manifests/{language}.webmanifest`.
import { join } from 'node:path'
import type { Plugin } from 'vite'
import games from '#api/catalog/check-in.json' with { type: 'json' }
import type { MessageId } from '#generated/messageIds.ts'
import { languages, localeOf } from '#shared/languages.ts'
import { readCatalogue } from './catalogues.ts'
import { readThemeColours, toHex } from './generate/themeColours.ts'

/** Serves the manifests and emits them at build time; names come from the compiled messages in `folder`. */
export function webManifest(folder: string): Plugin {
  return {
    name: 'hub-web-manifest',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const tag = /^\/manifests\/([\w-]+)\.webmanifest$/.exec(request.url ?? '')?.[1]
        if (!tag) return next()
        response.setHeader('Content-Type', 'application/manifest+json').end(manifestOf(folder, tag))
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { tag } of Object.values(languages))
        this.emitFile({
          type: 'asset',
          fileName: `manifests/${tag}.webmanifest`,
          source: manifestOf(folder, tag),
        })
    },
  }
}

/** Sizes of the screenshots in pixels (scripts/installPictures.ts). */
export const screenshotSizes = { narrow: [720, 1480], wide: [1440, 900] } as const

const screenshot = (page: string, form: keyof typeof screenshotSizes, tag: string) => ({
  src: `/screenshots/${page}-${form}-${tag}.webp`,
  sizes: screenshotSizes[form].join('x'),
  type: 'image/webp',
  form_factor: form,
})

/** Width and height of the icons of shortcuts in pixels. */
export const shortcutIconSize = 192

/** @param name name of a drawing in `src/art/pictures/shortcuts.tsx`, from which `node scripts/art.ts` makes the icon */
export const shortcutIcon = (name: string): string => `/icons/shortcut-${name}-${shortcutIconSize}.png`

function manifestOf(folder: string, tag: string): string {
  const messages = readCatalogue(join(folder, `${tag}.json`))
  const text = (id: MessageId) =>
    messages[id].map((element) => ('value' in element ? element.value : '')).join('')
  const coloursOf = readThemeColours()
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  // The object is within the part that no launcher crops, so that one icon serves both purposes.
  const shortcut = (drawing: string, name: string, url: string) => ({
    name,
    url,
    icons: [icon(`shortcut-${drawing}`, shortcutIconSize, 'any maskable')],
  })
  return JSON.stringify({
    // Use the same app id in all languages, so that browsers recognize one app.
    id: '/',
    name: text('platform.title'),
    short_name: text('platform.title'),
    description: text('platform.description'),
    categories: ['lifestyle', 'shopping', 'health'],
    lang: tag,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // A manifest can contain the colors of only one theme.
    theme_color: toHex(coloursOf('accent').day),
    background_color: toHex(coloursOf('surface').day),
    icons: [icon('icon', 192, 'any'), icon('icon', 512, 'any'), icon('maskable', 512, 'maskable')],
    shortcuts: [
      shortcut(
        'check-in',
        games.normalCheckIn.name[languages[localeOf(tag) ?? 'EN'].wire],
        '/games/normalCheckIn',
      ),
      shortcut('coins', text('orders.coins'), '/coins'),
      shortcut('gifts', text('gifts.title'), '/gifts'),
      shortcut('orders', text('orders.title'), '/order'),
    ],
    screenshots: [
      screenshot('home', 'narrow', tag),
      screenshot('games', 'narrow', tag),
      screenshot('home', 'wide', tag),
    ],
  })
}
