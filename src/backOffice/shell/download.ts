// Downloads a text that the browser has created, as a file.

/** @param content media type and text of the file */
export function download(name: string, { type, text }: { type: string; text: string }) {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
