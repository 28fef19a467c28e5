// Renders the HTML part of emails. The text part has the same content for clients that show no HTML.
import { mailLayout } from '#generated/mailLayout.ts'
import { mailFrame } from '../locale/intl.ts'
import { localeOf } from '../locale/language.ts'
import type { Message } from './integrations.ts'

/** An email with the language of its layout. */
export type Mail = Message & { language: NonNullable<Message['language']> }

/** @param origin origin of the hub, for the link and the icon */
export function mailHtml({ subject, text, code, link, button, language }: Mail, origin: string): string {
  const { hub, reason } = mailFrame(language)
  const paragraphs = text.split(/\n+/).filter((line) => line.trim())
  const { head, heading, code: codeBox, paragraph, button: buttonRow, foot } = mailLayout
  const icon = new URL('/icons/icon-192.png', origin).href
  return [
    fill(head, { language: localeOf[language], subject, preview: paragraphs[0] ?? '', icon, hub }),
    // The subject of an email with a code contains the code, which has its own box.
    code === undefined ? fill(heading, { heading: subject }) : fill(codeBox, { code }),
    ...paragraphs.map((line) => fill(paragraph, { paragraph: line })),
    link && button ? fill(buttonRow, { link: new URL(link, origin).href, button }) : '',
    fill(foot, { reason }),
  ].join('\n')
}

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
