// Writes mailLayout.ts: the HTML of api/integrations/mailLayout.mjml in sections, compiled with MJML so that the server
// needs no MJML.
import { readFile } from 'node:fs/promises'
import mjml2html from 'mjml'
import { readThemeColours, toHex } from './themeColours.ts'
import { write } from './types.ts'

const source = 'api/integrations/mailLayout.mjml'

/** Sections of the layout that an email may lack or repeat. */
const sections = [
  'picture',
  'heading',
  'code',
  'paragraph',
  'fact',
  'point',
  'item',
  'button',
  'settings',
] as const

export async function writeMailLayout(folder: string) {
  const [layout, coloursOf] = [await readFile(source, 'utf8'), readThemeColours()]
  const text = layout.replaceAll(/%(night-)?([a-z-]+)%/g, (_, night: string | undefined, role: string) =>
    toHex(coloursOf(role)[night ? 'night' : 'day']),
  )
  const { html, errors } = await mjml2html(text, { fonts: {}, validationLevel: 'strict' })
  if (errors.length)
    throw new Error(`${source} has errors: ${errors.map(({ message }) => message).join(' ')}`)
  await write(
    folder,
    'mailLayout.ts',
    [
      '/** HTML of an email in sections. The server repeats or omits the sections between `head` and `foot`. */',
      `export const mailLayout = ${JSON.stringify(sectionsOf(html), null, 2)} as const`,
      '',
    ].join('\n'),
  )
}

/** Splits the HTML at the comments that mark the begin and the end of each section. */
function sectionsOf(html: string): Record<string, string> {
  const text = html.replaceAll(/^\s+/gm, '')
  const section = (name: string, pattern: string) => {
    const part = new RegExp(pattern, 's').exec(text)?.[1]
    if (part === undefined) throw new Error(`${source} has no section ${name}.`)
    return part.trim()
  }
  return {
    head: section('head', `^(.*?)<!-- begin `),
    ...Object.fromEntries(
      sections.map((name) => [name, section(name, `<!-- begin ${name} -->(.*)<!-- end ${name} -->`)]),
    ),
    reason: section('reason', `<!-- end button -->(.*)<!-- begin settings -->`),
    foot: section('foot', `<!-- end settings -->(.*)$`),
  }
}
