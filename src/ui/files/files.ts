// Checks a file before its upload. The server has the final decision, but the check avoids a long upload that the
// server would reject.

export interface FileLimits {
  /** Accepted types, as in `<input accept>`: "image/*,.pdf". */
  accept: string
  /** Maximum size in bytes. */
  maxBytes: number
  /** Maximum number of files. */
  maxFiles: number
}
export type FileError = 'kind' | 'size' | 'count'
type Facts = { name: string; type: string; size: number }

/** Returns the reason why a file is not allowed, if any; `before` is the number of files that were added earlier. */
export function fileErrorOf(file: Facts, limits: FileLimits, before: number): FileError | undefined {
  if (before >= limits.maxFiles) return 'count'
  if (!limits.accept.split(',').some((kind) => isOfKind(file, kind.trim()))) return 'kind'
  return file.size > limits.maxBytes ? 'size' : undefined
}

function isOfKind({ name, type }: Facts, kind: string): boolean {
  if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind.toLowerCase())
  return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
}
