// Downloads a file that was created in the page.

export type SavedFile = { name: string; /** `URL.createObjectURL` of it. */ address: string }

export function saveFile({ name, address }: SavedFile) {
  const link = document.createElement('a')
  link.href = address
  // Messages contain word joiners, which browsers replace in file names.
  link.download = name.replaceAll('\u2060', '')
  link.click()
}
