// Splits address lines into normalized words, so that two addresses can be compared. Normalizes case, accents,
// punctuation, digits of other scripts and common abbreviations.

/** Code points of the digit zero in the scripts in which people may type numbers, such as Thai and Arabic. */
const zeros = ['٠', '۰', '०', '০', '๐', '໐', '၀', '០'].map((zero) => zero.codePointAt(0) ?? 0)

const asciiDigit = (digit: string) => {
  const code = digit.codePointAt(0) ?? 0
  const zero = zeros.find((start) => code >= start && code <= start + 9)
  return zero === undefined ? digit : String(code - zero)
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’‘`]/gu, '')
    .replaceAll('đ', 'd')
    .replace(/\p{Nd}/gu, asciiDigit)

/**
 * Replacements of Thai words within a line, because Thai is written without spaces between words. The first match wins.
 * Words that precede a place name, such as the word for district, are replaced with a comma.
 */
const thai: readonly (readonly [words: string, abbreviation: string | null, becomes: string])[] = [
  ['บ้านเลขที่|เลขที่', null, ' no '],
  ['หมู่ที่|หมู่(?!บ้าน)', 'ม', ' moo '],
  ['ซอย', 'ซ', ' soi '],
  ['ถนน', 'ถ', ' '],
  ['ห้องเลขที่|ห้อง', null, ' unit '],
  ['ชั้น', null, ' floor '],
  ['อาคาร|ตึก', null, ' block '],
  ['ตำบล|แขวง', 'ต', ','],
  ['อำเภอ|เขต', 'อ', ','],
  ['จังหวัด', 'จ', ','],
]

const thaiRules = thai.map(([words, abbreviation, becomes]) => {
  const short = abbreviation ? `|(?<![\\p{L}\\p{M}])${abbreviation}(?:\\s*\\.|(?=\\s*\\d))` : ''
  return [new RegExp(`${plain(words)}${short}`, 'gu'), becomes] as const
})

/** Canonical words for abbreviations and synonyms, such as `unit` for `apt`. */
const synonyms: Readonly<Record<string, string>> = {
  '#': 'unit',
  ...spellingsOf('unit', 'apt apartment flat suite ste room rm kamar canho phong'),
  ...spellingsOf('floor', 'fl lantai lt tang lau'),
  ...spellingsOf('block', 'blk blok bldg building tower gedung gd toa'),
  ...spellingsOf('no', 'number num nomor nomer nr so sonha'),
  ...spellingsOf('road', 'rd'),
  ...spellingsOf('street', 'st str'),
  ...spellingsOf('avenue', 'ave av'),
  ...spellingsOf('lane', 'ln'),
  ...spellingsOf('drive', 'dr'),
  ...spellingsOf('boulevard', 'blvd'),
  ...spellingsOf('court', 'ct'),
  ...spellingsOf('place', 'pl'),
  ...spellingsOf('highway', 'hwy'),
  ...spellingsOf('terrace', 'ter'),
  ...spellingsOf('parkway', 'pkwy'),
  ...spellingsOf('circle', 'cir'),
  ...spellingsOf('square', 'sq'),
  ...spellingsOf('north', 'n'),
  ...spellingsOf('south', 's'),
  ...spellingsOf('east', 'e'),
  ...spellingsOf('west', 'w'),
  ...spellingsOf('moo', 'mu'),
  ...spellingsOf('soi', 'soy'),
  ...spellingsOf('alley', 'hem ngo ngach kiet gang gg'),
  ...spellingsOf('kompleks', 'komp komplek'),
  ...spellingsOf('perumahan', 'perum'),
}

/** Words for street. They are ignored, because people in Thailand, Indonesia and Vietnam often omit them. */
const ofStreet = new Set(['road', 'thanon', 'jalan', 'jl', 'jln', 'duong'])
const places: Readonly<Record<string, ReadonlySet<string>>> = {
  TH: new Set(['tambon', 'khwaeng', 'amphoe', 'khet', 'changwat']),
  ID: new Set([
    'kel',
    'kelurahan',
    'kec',
    'kecamatan',
    'kab',
    'kabupaten',
    'kota',
    'desa',
    'prov',
    'provinsi',
  ]),
  VN: new Set(['phuong', 'quan', 'xa', 'huyen', 'tp', 'thanhpho', 'tinh']),
}

function spellingsOf(meaning: string, words: string) {
  return Object.fromEntries(words.split(' ').map((word) => [word, meaning]))
}

/**
 * Splits an address line at commas, and at words for administrative areas, such as `kecamatan`.
 * @returns the words of each segment
 */
export function tokensOf(line: string, countryCode: string): string[][] {
  const local = places[countryCode]
  const text = thaiRules
    .reduce(
      (all, [pattern, becomes]) => all.replace(pattern, becomes),
      plain(withoutShort(line, countryCode)),
    )
    // Joins Vietnamese terms of two words into one word, and splits Indonesian RT and RW numbers that are written as
    // one word.
    .replace(/\b(can ho|so nha|thanh pho)\b/g, (words) => words.replace(' ', ''))
    .replace(/\brt[\s.]*(\d+)\s*\/\s*(\d+)/g, 'rt $1 rw $2')
  return text
    .split(/[,;()]/)
    .flatMap((segment) => splitAt(wordsIn(segment), (word) => local?.has(word) === true))
    .map((words) =>
      words
        .map((word) => synonyms[word] ?? word)
        .filter((word) => !(local !== undefined && ofStreet.has(word))),
    )
    .filter((words) => words.length > 0)
}

/** Removes the Vietnamese abbreviations for street (`Đ.`), ward (`P.5`) and district (`Q1`). */
const withoutShort = (line: string, countryCode: string) =>
  countryCode === 'VN'
    ? line.replace(/(?<!\p{L})Đ\.\s*/giu, ' ').replace(/(?<!\p{L})[pq]\.\s*|,\s*[pq](?=\s*\d)/giu, ', ')
    : line

/** Returns the normalized words of a place name. */
export const wordsOf = (text: string, countryCode: string): string[] => tokensOf(text, countryCode).flat()

/**
 * Splits a segment of an address line into tokens: words, numbers with their suffixes (`12/4`, `5th`, `12a`), and the
 * sign `#`, which precedes the number of a flat.
 */
function wordsIn(segment: string): string[] {
  const matches = segment.match(
    /\d+(?:\s*[/-]\s*\d+)*(?:[\s.-]*[a-df-mo-rt-vx-z](?![\p{L}\p{M}])|[a-z]+)?|(?<![\p{L}\p{M}])[a-z]\d+|[\p{L}\p{M}]+|#/gu,
  )
  return (matches ?? []).map((word) =>
    /^\d/.test(word)
      ? word
          .replace(/[\s.]/g, '')
          .replace(/[/-](?=\d)/g, '/')
          .replaceAll('-', '')
          .replace(/\b0+(?=\d)/g, '')
      : word,
  )
}

function splitAt(words: readonly string[], isBorder: (word: string) => boolean): string[][] {
  const segments: string[][] = [[]]
  for (const word of words)
    if (isBorder(word)) segments.push([])
    else segments.at(-1)?.push(word)
  return segments
}
