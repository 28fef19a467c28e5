// A file that was made in the page, handed to the browser to save.

export type SavedFile = { name: string; /** `URL.createObjectURL` of it. */ address: string }

export function saveFile({ name, address }: SavedFile) {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
