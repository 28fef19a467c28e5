// Digits as keyboards of our members write them.

/** Thai and full-width digits and signs as those of ASCII. */
export const plainDigits = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero))
    .replaceAll('−', '-')

const thaiZero = '๐'.charCodeAt(0)
