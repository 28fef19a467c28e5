// Words that a line must not break: a browser may break behind any hyphen, and parts Thai by a dictionary that knows few
// loan words. A word joiner (U+2060) holds them together; unlike U+2011 it needs no sign of the font.
const joints: readonly RegExp[] = [/Wi-(?=Fi)/g, /เช็ค(?=อิน)/g]

/** The text as it is shown. Messages and the catalogue stay as people type them; whoever looks for one on a page asks here. */
export const unbroken = (text: string): string =>
  joints.reduce((line, joint) => line.replace(joint, '$&\u2060'), text)
