// Checks a file before it is sent: the server decides, but nobody should wait for a long upload that it will refuse.

export interface FileLimits {
  /** As `<input accept>` takes it: "image/*,.pdf". */
  accept: string
  /** Bytes. */
  maxBytes: number
  /** How many together. */
  maxFiles: number
}
export type FileError = 'kind' | 'size' | 'count'
type Facts = { name: string; type: string; size: number }

/** What is wrong with a file, if anything; `before` files are there already. */
export function fileErrorOf(file: Facts, limits: FileLimits, before: number): FileError | undefined {
  if (before >= limits.maxFiles) return 'count'
  if (!limits.accept.split(',').some((kind) => isOfKind(file, kind.trim()))) return 'kind'
  return file.size > limits.maxBytes ? 'size' : undefined
}

function isOfKind({ name, type }: Facts, kind: string): boolean {
  if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind.toLowerCase())
  return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
}
