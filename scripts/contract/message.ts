// Requests and answers as Specmatic prints them.

export type Message = {
  /** The first line: `POST /api/…` or `200 OK`. */
  start: string
  headers: Headers
  body: string
}

export function readMessage(text: string): Message {
  const [, head = '', body = ''] = /^(.*?)(?:\n\s*\n(.*))?$/s.exec(text.trim()) ?? []
  const [start = '', ...lines] = head.split('\n').map((line) => line.trim())
  const headers = lines.flatMap((line) => {
    const [, name, value] = /^([\w-]+): ?(.*)$/.exec(line) ?? []
    return name === undefined || value === undefined ? [] : [[name, value] as [string, string]]
  })
  return { start, headers: new Headers(headers), body: body.trim() }
}
