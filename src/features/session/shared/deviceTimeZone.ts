// The time zone of the device as its browser names it.

/** Absent if the browser does not know it: the server then uses the usual one of the country. */
export function deviceTimeZone(): string | undefined {
  try {
    return new Intl.DateTimeFormat().resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
