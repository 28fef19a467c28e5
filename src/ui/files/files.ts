// Checks a file before the upload. The server decides, but the check saves a long upload that it would reject.

export interface FileLimits {
  /** Value of `<input accept>`: "image/*,.pdf". */
  accept: string
  /** Maximum size in bytes. */
  maxBytes: number
  /** Maximum number of files. */
  maxFiles: number
}
export type FileError = 'kind' | 'size' | 'count'
type Facts = { name: string; type: string; size: number }

/** Returns the problem of a file; `before` is the number of files already added. */
export function fileErrorOf(file: Facts, limits: FileLimits, before: number): FileError | undefined {
  if (before >= limits.maxFiles) return 'count'
  if (!limits.accept.split(',').some((kind) => isOfKind(file, kind.trim()))) return 'kind'
  return file.size > limits.maxBytes ? 'size' : undefined
}

function isOfKind({ name, type }: Facts, kind: string): boolean {
  if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind.toLowerCase())
  return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
}
