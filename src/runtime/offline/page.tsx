// Renders the page that the service worker shows offline. There is one page per language for all visitors; the build
// writes each page to a file.
import { renderToStaticMarkup } from 'react-dom/server'
import { FormattedMessage, RawIntlProvider } from 'react-intl'
import { OfflineScene } from '#src/art/OfflineScene.tsx'
import { languages, type Locale } from '#shared/languages.ts'
import { BlankFrame } from '#src/ui/frames/BlankFrame.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { intlFor, type Messages } from '../language/messages.ts'
import { head, importMapScript } from '../loading/importMap.ts'

export type Files = {
  build: string
  /** Import map of the scripts. */
  importMap: string
  /** URLs of scripts and styles of the page. */
  script: string
  modules: readonly string[]
  styles: readonly string[]
}

/** Renders the document with the script of the app. The app starts with persisted queries (`offlinePageStart.ts`). */
export function offlinePage(locale: Locale, messages: Messages, files: Files): string {
  const { build, importMap, script, modules, styles } = files
  const intl = intlFor(locale, messages)
  const title = intl.formatMessage({ id: 'platform.title' })
  const document = renderToStaticMarkup(
    <html
      lang={languages[locale].tag}
      data-locale={languages[locale].tag}
      data-build={build}
      data-messages={__MESSAGES__}
      data-offline=""
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${intl.formatMessage({ id: 'offline.title' })} · ${title}`}</title>
        {styles.map((address) => (
          <link key={address} rel="stylesheet" href={address} />
        ))}
        {modules.map((address) => (
          <link key={address} rel="modulepreload" href={address} />
        ))}
        <script type="module" src={script} />
      </head>
      <body>
        <RawIntlProvider value={intl}>
          <BlankFrame centred>
            <EmptyState
              level={1}
              art={<OfflineScene className="w-72 max-w-full" />}
              title={<FormattedMessage id="offline.title" />}
              text={<FormattedMessage id="offline.text" />}
              action={
                // Links to the current URL, so that the reload works without a script.
                // oxlint-disable-next-line jsx-a11y/anchor-is-valid
                <a href="" className={buttonClass({ variant: 'soft' })}>
                  <FormattedMessage id="platform.tryAgain" />
                </a>
              }
            />
          </BlankFrame>
        </RawIntlProvider>
      </body>
    </html>,
  )
  return `<!doctype html>${document.replace(head, head + importMapScript(importMap))}`
}
