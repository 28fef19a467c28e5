// Parses the gallery view from the URL, so that a screenshot, a test or a link always shows the same view.
import { isTag, type Tag } from './localeState.tsx'

export interface View {
  tag: Tag
  theme: 'day' | 'night' | 'both'
  /** Text size in percent. */
  text: 100 | 200
  /** True to show the gallery in a frame that is as wide as a phone. */
  phone: boolean
  /** Name of a layout to show instead of the gallery. */
  frame: string | undefined
}

export function readView(search: string): View {
  const query = new URLSearchParams(search)
  const tag = query.get('language')
  const theme = query.get('theme')
  return {
    tag: isTag(tag) ? tag : 'en-US',
    theme: theme === 'night' || theme === 'both' ? theme : 'day',
    text: query.get('text') === '200' ? 200 : 100,
    phone: query.get('width') === '360',
    frame: query.get('frame') ?? undefined,
  }
}

/** Returns the query of a view: `?language=th-TH&theme=night`. */
export function addressOf({ tag, theme, text, phone, frame }: View): string {
  return `?${new URLSearchParams({
    language: tag,
    theme,
    ...(text === 200 && { text: '200' }),
    ...(phone && { width: '360' }),
    ...(frame && { frame }),
  })}`
}
