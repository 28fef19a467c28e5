// Splits lines of addresses into comparable words: case, accents, punctuation, digits of other scripts and usual abbreviations are gone.

/** Zeros of the scripts whose digits people type. */
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

/** Words of Thai, which are written without blanks; the first ones win. `,` begins a place. */
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

/** Abbreviations and words of one meaning; an empty one says nothing, `,` begins a place. */
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

/** In these countries a street is known by its name, and whether it is called a road is left out at will. */
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

/** The words between commas, or between names of kinds of places, each as a list. */
export function tokensOf(line: string, countryCode: string): string[][] {
  const local = places[countryCode]
  const text = thaiRules
    .reduce(
      (all, [pattern, becomes]) => all.replace(pattern, becomes),
      plain(withoutShort(line, countryCode)),
    )
    // Words of Vietnamese that mean one thing together, and Indonesia's two neighborhoods in one.
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

/** Without Vietnam's abbreviations for a street (`Đ.`), a ward and a district: `P.5`, `Q1`. */
const withoutShort = (line: string, countryCode: string) =>
  countryCode === 'VN'
    ? line.replace(/(?<!\p{L})Đ\.\s*/giu, ' ').replace(/(?<!\p{L})[pq]\.\s*|,\s*[pq](?=\s*\d)/giu, ', ')
    : line

/** The words of a place's name. */
export const wordsOf = (text: string, countryCode: string): string[] => tokensOf(text, countryCode).flat()

/** Numbers with what is attached to them (`12/4`, `5th`, `12a`), words, and the sign of a flat. */
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
