// Prevents line breaks within words. Browsers may break lines after any hyphen, and break Thai text by a dictionary
// with few loan words. Inserts word joiners (U+2060), which need no glyph in the font, unlike the non-breaking hyphen
// (U+2011).
const joints: readonly RegExp[] = [
  // A hyphen before or after a short part: “check-in”, “Wi-Fi”, “e-book”.
  /(?<=\p{L})-(?=\p{L}{1,3}(?![\p{L}\p{N}]))/gu,
  /(?<![\p{L}\p{N}])\p{L}{1,2}-(?=\p{L})/gu,
  // Reduplication in Indonesian: “masing-masing”, “hari-harinya”, “bersama-sama”.
  // The lengths are limited, so that the pattern takes linear time.
  /(?<!\p{L})\p{L}{0,4}?(\p{L}{3,12})-(?=\1)/giu,
  /เช็ค(?=อิน)/g,
]

/**
 * Inserts word joiners into a text, as pages show it. Messages and the catalog contain the text without word joiners.
 * Code that looks for such a text on a page must therefore convert it with this function first.
 */
export const unbroken = (text: string): string =>
  joints.reduce((line, joint) => line.replace(joint, '$&\u2060'), text)
