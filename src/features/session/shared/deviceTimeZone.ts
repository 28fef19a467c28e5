// Time zone of the device.

/** Returns `undefined` if the browser does not report a time zone; the server then uses the default of the country. */
export function deviceTimeZone(): string | undefined {
  try {
    return new Intl.DateTimeFormat().resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
