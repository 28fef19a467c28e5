// Digits of other scripts, as keyboards and copied text have them.

/** Thai, Arabic, Persian and full-width digits and signs as those of ASCII. */
export const plainDigits = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[๐-๙٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('−', '-')
