// Builds the banner that each page of a preview shows, and the pages that the hub shows instead of a preview.
import { html } from 'hono/html'
import { plainPage } from '../../integrations/plainPage.ts'
import type { Preview } from '../../content/preview.ts'
import { previewReaders } from '../../samples/previewReaders.ts'

export const endPath = '/preview/end'

/** Time zone of Bangkok, Jakarta and Ho Chi Minh City, in which editors choose the time of a preview. */
const timeZone = 'Asia/Bangkok'
const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone })
const hour = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone })
const countries = new Intl.DisplayNames('en', { type: 'region' })

/** Returns the reader in words, such as `the sample member Mali (Thailand)`. */
function nameOf(reader: string): string {
  if (reader === 'visitor') return 'a visitor'
  const sample = previewReaders(true).find(({ id }) => id === reader)
  if (!sample?.name || sample.countryCode === null) return 'a new member'
  return `the sample member ${sample.name} (${countries.of(sample.countryCode) ?? sample.countryCode})`
}

/** Styles are attributes, because the policy of pages forbids other inline styles. */
const bar =
  'position:fixed;inset:auto 0 0 0;z-index:2147483647;display:flex;flex-wrap:wrap;gap:4px 16px;' +
  'justify-content:center;align-items:center;padding:8px 16px;background:#1d2733;color:#fff;' +
  'font:14px/1.4 system-ui,sans-serif;text-align:center'
const link = 'color:#fff;font-weight:600;text-decoration:underline;padding:6px'

export async function banner(title: string, { reader, at, until }: Preview): Promise<string> {
  const time = at === null ? 'now' : `at ${clock.format(new Date(at))} (UTC+7)`
  return String(
    await html`<aside lang="en" dir="ltr" aria-label="Preview" data-preview style="${bar}">
      <span
        >Preview of “${title}” for ${nameOf(reader)}, ${time}. Nothing is stored. Ends at
        ${hour.format(new Date(until))} (UTC+7).</span
      >
      <a href="${endPath}" style="${link}">End preview</a>
    </aside>`,
  )
}

/** Appends the banner to a document. Parsers add elements after `</html>` to the end of the body. */
export function withBanner(body: ReadableStream<Uint8Array<ArrayBuffer>>, text: string) {
  const encoded = new TextEncoder().encode(text)
  return body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      flush: (controller) => controller.enqueue(encoded),
    }),
  )
}

export const previewPage = async (title: string, message: string) =>
  String(
    await plainPage(
      title,
      html`<p>${message}</p>
        <p><a href="/">Members’ site</a></p>`,
    ),
  )
