// Builds the captions of a film for the browser's video player, as WebVTT in a data URL.
import type { Caption } from '#generated/schema.d.ts'

/** Formats a time as `00:01:04.500`. */
function timeOf(seconds: number): string {
  const [whole = '', part = ''] = seconds.toFixed(3).split('.')
  const at = (unit: number, of: number) => String(Math.floor(Number(whole) / unit) % of).padStart(2, '0')
  return `${at(3600, 100)}:${at(60, 60)}:${at(1, 60)}.${part}`
}

/** Escapes markup in a caption, and removes line breaks, which would end the WebVTT cue. */
const plain = (text: string) =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ')

export const webVtt = (captions: readonly Caption[]) =>
  [
    'WEBVTT',
    ...captions.map(({ from, to, text }) => `${timeOf(from)} --> ${timeOf(to)}\n${plain(text)}`),
  ].join('\n\n')

export const captionsAddress = (captions: readonly Caption[]) =>
  `data:text/vtt;charset=utf-8,${encodeURIComponent(webVtt(captions))}`
