// Normalizes digits of other scripts, which keyboards and pasted text may contain.

/** Converts Thai, Arabic, Persian and full-width digits and signs to ASCII. */
export const plainDigits = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[๐-๙٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('−', '-')
