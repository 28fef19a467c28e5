import { expect, test } from 'vitest'
import { marksOf, numberText } from './number.ts'

const comma = { group: ',', decimal: '.' }
const point = { group: '.', decimal: ',' }

test('numberText uses a thousands comma and a decimal point, or the separators of the language in ID and VN (section 5 of the specification)', () => {
  expect(marksOf('en-US')).toEqual(comma)
  expect(marksOf('th-TH')).toEqual(comma)
  expect(marksOf('id-ID')).toEqual(point)
  expect(marksOf('vi-VN')).toEqual(point)
})

test.each([
  ['en-US', '1234567.5', '1,234,567.5'],
  ['th-TH', '1234567.5', '1,234,567.5'],
  ['th-TH', '๑๒๓๔.๕', '1,234.5'],
  ['id-ID', '1234567,5', '1.234.567,5'],
  ['vi-VN', '1234567,5', '1.234.567,5'],
  ['en-US', '1,23', '1,23'],
  ['en-US', '1,234', '1,234'],
  ['en-US', '1,2345', '12,345'],
  ['en-US', '１２３４', '1,234'],
  ['en-US', '12..5', '12.5'],
  ['en-US', '12.3.4', '12.34'],
  ['en-US', 'x1y2', '12'],
  ['en-US', '-', '-'],
  ['en-US', '.', '.'],
  ['en-US', '', ''],
  ['en-US', '12.', '12.'],
] as const)('numberText in %s formats the typed text %s as %s', (tag, typed, expected) => {
  expect(numberText(tag).reshape(typed, 'typed')).toBe(expected)
})

test('numberText keeps a typed separator unchanged while it is ambiguous, until the third digit or blur', () => {
  const number = numberText('id-ID')
  expect(number.reshape('1.50', 'typed')).toBe('1.50')
  expect(number.settle('1.50')).toBe('1,50')
  expect(number.valueOf('1.5')).toBe('1.5')
  expect(number.reshape('1.500', 'typed')).toBe('1.500')
  expect(number.valueOf('1.500')).toBe('1500')
  expect(number.reshape('1.50', 'deleted')).toBe('150')
  expect(numberText('id-ID', { precision: 0 }).reshape('1.50', 'typed')).toBe('150')
})

test.each([
  ['id-ID', '1.234,56', '1.234,56', '1234.56'],
  ['vi-VN', '1.234,56', '1.234,56', '1234.56'],
  ['en-US', '1.234,56', '1,234.56', '1234.56'],
  ['th-TH', '1,234.56', '1,234.56', '1234.56'],
  ['id-ID', '1,234.56', '1.234,56', '1234.56'],
  ['id-ID', '1.234', '1.234', '1234'],
  ['en-US', '1.234', '1.23', '1.23'],
  ['id-ID', '12.5', '12,5', '12.5'],
  ['id-ID', '0.125', '0,13', '0.13'],
  ['en-US', '1,234,567', '1,234,567', '1234567'],
  ['id-ID', '1,234,567', '1.234.567', '1234567'],
  ['id-ID', 'Rp. 1.000,-', '1.000', '1000'],
  ['en-US', "CHF 1'234.50", '1,234.50', '1234.50'],
  ['en-US', '12 500 ml', '12,500', '12500'],
  ['th-TH', '฿ ๑,๒๓๔', '1,234', '1234'],
  ['en-US', '.5', '0.5', '0.5'],
  ['en-US', '−7', '-7', '-7'],
  ['en-US', '0.005', '0.01', '0.01'],
  ['en-US', '9.999', '10.00', '10.00'],
  ['en-US', '1e21', '', ''],
  ['en-US', 'nothing', '', ''],
] as const)('numberText in %s formats the pasted text %s as %s', (...[tag, pasted, expected, value]) => {
  const number = numberText(tag)
  expect(number.reshape(pasted, 'pasted')).toBe(expected)
  expect(number.valueOf(expected)).toBe(value)
})

test('number input has 2 decimals by default (section 5 of the specification)', () => {
  expect(numberText('en-US').reshape('1.239', 'typed')).toBe('1.23')
})

test.each([
  [0, '1234.5', '1,234'],
  [2, '1234.567', '1,234.56'],
  [20, '0.12345678901234567890123', '0.12345678901234567890'],
])(
  'number input with precision %i limits decimals (section 5 of the specification)',
  (precision, typed, expected) => {
    expect(numberText('en-US', { precision }).reshape(typed, 'typed')).toBe(expected)
  },
)

test('number input allows a precision of at most 20 (section 5 of the specification)', () => {
  const precise = '12345678901234567890.12345678901234567891'
  expect(numberText('en-US', { precision: 20 }).valueOf(precise)).toBe(precise)
  for (const precision of [21, -1, 1.5]) expect(() => numberText('en-US', { precision })).toThrow(RangeError)
})

test.each([
  [{ min: 10, max: 100 }, '5', '10'],
  [{ min: 10, max: 100 }, '1,000', '100'],
  [{ min: 10, max: 100 }, '50.5', '50.5'],
  [{ min: 7, max: 7 }, '1', '7'],
  [{ min: 7, max: 7 }, '99', '7'],
  [{ min: -5 }, '-12', '-5'],
  [{ max: 1e21 }, '1,000,000,000,000,000,000,001', '1,000,000,000,000,000,000,000'],
  [{ max: '0.00000000000000000001', precision: 20 }, '0.00000000000000000002', '0.00000000000000000001'],
  [{ min: 10 }, '', ''],
  [{ min: 10 }, '-', ''],
])(
  'settle clamps to min and max on blur (section 5 of the specification): limits %o, text %s',
  (rules, typed, left) => {
    expect(numberText('en-US', rules).settle(typed)).toBe(left)
  },
)

test('a minus can be typed only if negative values are allowed', () => {
  expect(numberText('en-US', { min: 0 }).reshape('-12', 'typed')).toBe('12')
  expect(numberText('en-US', { min: 0 }).reshape('-12', 'pasted')).toBe('12')
  expect(numberText('en-US').reshape('1-2', 'typed')).toBe('12')
  expect(numberText('en-US').valueOf('-0')).toBe('0')
})

test('settle normalizes the number when the field loses focus', () => {
  const number = numberText('en-US')
  expect(number.settle('007')).toBe('7')
  expect(number.settle('.5')).toBe('0.5')
  expect(number.settle('12.')).toBe('12')
  expect(number.settle('1.50')).toBe('1.50')
})

test('textOf formats large and tiny numbers without an exponent', () => {
  const number = numberText('id-ID', { precision: 20 })
  expect(number.textOf(0.1)).toBe('0,1')
  expect(number.textOf(1e-7)).toBe('0,0000001')
  expect(number.textOf(1e21)).toBe('1.000.000.000.000.000.000.000')
  expect(number.textOf('-1234.5')).toBe('-1.234,5')
  expect(number.textOf(null)).toBe('')
  expect(number.textOf(Number.NaN)).toBe('')
})

test.each([
  [{ precision: 0, min: 0 }, 'numeric'],
  [{ min: 0 }, 'decimal'],
  [{}, 'text'],
] as const)('inputMode for the options %o is %s', (rules, inputMode) => {
  expect(numberText('en-US', rules).inputMode).toBe(inputMode)
})
