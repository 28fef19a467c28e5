// Reads what the gallery shows from its address, so that a picture, a test or a colleague sees the same.
import { isTag, type Tag } from './localeState.tsx'

export interface View {
  tag: Tag
  theme: 'day' | 'night' | 'both'
  /** Per cent. */
  text: 100 | 200
  /** In a window as wide as a phone. */
  phone: boolean
  /** One of the layouts alone, instead of the gallery. */
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

/** The address of a view: `?language=th-TH&theme=night`. */
export function addressOf({ tag, theme, text, phone, frame }: View): string {
  return `?${new URLSearchParams({
    language: tag,
    theme,
    ...(text === 200 && { text: '200' }),
    ...(phone && { width: '360' }),
    ...(frame && { frame }),
  })}`
}
