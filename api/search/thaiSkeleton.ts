// Reduces Thai text to letters that members rarely mistype: without the signs above and below the line, and with one
// letter for letters of the same sound. “นอนหลบ” and “นอนหลับ” have the same skeleton.

/** Vowel signs above and below the line, tone marks and other signs, and invisible characters. */
const signs = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u00ad\u200b-\u200d\u2060\ufeff]/g

/** Letters with the same sound, the letter that represents them first. */
const sounds = ['สศษซ', 'นณญ', 'ชฌฉ', 'ดฎ', 'ตฏ', 'ทฐฑฒธถ', 'พภผ', 'รลฬ', 'คฆขฃฅ', 'ไใ', 'ฟฝ']

const letterOf = new Map(sounds.flatMap((group) => Array.from(group, (letter) => [letter, group.charAt(0)])))

/** Converts a text to its skeleton; keeps other scripts. */
export const skeletonOf = (text: string): string =>
  Array.from(
    text.replaceAll('\u0e33', '\u0e4d\u0e32').replace(signs, ''),
    (letter) => letterOf.get(letter) ?? letter,
  ).join('')
