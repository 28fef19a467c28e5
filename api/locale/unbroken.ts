// Prevents line breaks within words. Browsers may break lines after any hyphen, and break Thai text by a dictionary
// with few loan words. Inserts word joiners (U+2060), which need no glyph in the font, unlike the non-breaking hyphen
// (U+2011).
const joints: readonly RegExp[] = [/Wi-(?=Fi)/g, /เช็ค(?=อิน)/g]

/**
 * Inserts word joiners into a text, as pages show it. Messages and the catalog contain the text without word joiners.
 * Code that looks for such a text on a page must therefore convert it with this function first.
 */
export const unbroken = (text: string): string =>
  joints.reduce((line, joint) => line.replace(joint, '$&\u2060'), text)
