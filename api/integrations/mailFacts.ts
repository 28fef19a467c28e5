// Marks lines of an email as details, which the HTML part shows as a list. The text part shows the lines with a bullet.

const bullet = '• '

/** @param line text of the line, such as “Carrier: Thailand Post” or “Priority answers” */
export const factLine = (line: string): string => bullet + line

/** Returns the label and the value of a line of details; `undefined` for other lines. */
export function factOf(line: string): { label: string; value: string } | undefined {
  if (!line.startsWith(bullet)) return undefined
  const text = line.slice(bullet.length)
  const end = text.indexOf(': ')
  return end < 0 ? { label: '', value: text } : { label: text.slice(0, end), value: text.slice(end + 2) }
}
