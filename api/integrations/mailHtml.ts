// Renders the HTML part of emails. The text part has the same content for clients that show no HTML.
import { mailLayout } from '#generated/mailLayout.ts'
import { emailDrawing } from '../locale/emailLooks.ts'
import { lookTexts, mailFrame } from '../locale/intl.ts'
import { localeOf } from '../locale/language.ts'
import type { LetterItem, Message } from './integrations.ts'
import { factOf } from './mailFacts.ts'

/** An email with the language of its layout. */
export type Mail = Message & { language: NonNullable<Message['language']> }

/** @param origin origin of the hub, for the link and the icon */
export function mailHtml(mail: Mail, origin: string): string {
  const { subject, text, code, link, button, language, unsubscribe, letter, look } = mail
  const { hub, reason, newsReason, settings, stop } = mailFrame(language)
  const lines = text.split(/\n+/).filter((line) => line.trim())
  const [paragraphs, facts] = [lines.filter((line) => !factOf(line)), lines.filter(factOf)]
  const { head, heading, code: codeBox, button: buttonRow, item, foot } = mailLayout
  const drawing = look && emailDrawing(look)
  const url = (path: string) => new URL(path, origin).href
  const icon = url('/icons/icon-192.png')
  return [
    fill(head, { language: localeOf[language], subject, preview: paragraphs[0] ?? '', icon, hub }),
    look && drawing
      ? fill(mailLayout.picture, {
          ...pictures(drawing, url),
          description: lookTexts(language, look).picture,
        })
      : '',
    // The subject of an email with a code contains the code, which has its own box.
    code === undefined ? fill(heading, { heading: subject }) : fill(codeBox, { code }),
    ...paragraphs.map((paragraph) => fill(mailLayout.paragraph, { paragraph })),
    ...(letter ?? []).map((each) => fill(item, itemValues(each, url))),
    link && button ? fill(buttonRow, { link: url(link), button }) : '',
    // The details follow the button, so that a phone shows the button without scrolling.
    ...facts.map(filledFact),
    fill(mailLayout.reason, { reason: letter ? newsReason : reason }),
    unsubscribe === undefined
      ? ''
      : fill(
          mailLayout.settings,
          letter
            ? { settings: url(unsubscribe), label: stop }
            : { settings: settingsUrl(origin), label: settings },
        ),
    foot,
  ].join('\n')
}

function filledFact(line: string): string {
  const fact = factOf(line)
  if (!fact) return ''
  return fact.label ? fill(mailLayout.fact, fact) : fill(mailLayout.point, fact)
}

const itemValues = ({ title, text, link, picture }: LetterItem, url: (path: string) => string) => ({
  itemTitle: title,
  itemText: text,
  itemLink: url(link),
  ...pictures(picture, url),
})

/** Returns the URLs of a drawing for the light and for the dark theme. */
const pictures = (drawing: string, url: (path: string) => string) => ({
  picture: url(letterPicture(drawing)),
  nightPicture: url(letterPicture(drawing.replace('/art/', '/art/night/'))),
})

/** Path below which the server renders drawings as PNG, because email clients show no SVG. */
export const letterPicturesPath = '/emails/pictures/'

/** @param picture path of a drawing, such as `/art/magazine/sleep.svg` */
const letterPicture = (picture: string) =>
  picture.replace('/art/', letterPicturesPath).replace(/\.svg$/, '.png')

/** Path of the page on which members choose their emails. */
export const settingsPath = '/about-me/privacy#emails'

export const settingsUrl = (origin: string) => new URL(settingsPath, origin).href

/**
 * Fills in the placeholders of a section.
 * @throws an Error if a value is missing
 */
function fill(section: string, values: Readonly<Record<string, string>>): string {
  return section.replaceAll(/\{\{ (\w+) \}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The layout of emails needs a value for ${name}.`)
    return escapeHtml(value)
  })
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
