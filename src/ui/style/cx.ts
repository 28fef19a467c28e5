// Class names are plain strings; this joins those that apply, so no library is needed for it.

export function cx(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
