import { expect, test } from 'vitest'
import { gregorianYear, isImpossibleDate, isoOf, partsOf } from './dateParts.ts'

test('a date falls into its parts and comes together again', () => {
  expect(partsOf('1992-05-07')).toEqual({ day: '7', month: '5', year: '1992' })
  expect(isoOf({ day: '7', month: '5', year: '1992' })).toBe('1992-05-07')
  expect(partsOf('')).toEqual({ day: '', month: '', year: '' })
  expect(isoOf(partsOf(''))).toBe('')
})

test('a date is Gregorian as soon as it is typed', () => {
  expect(isoOf({ day: '29', month: '2', year: '2539' })).toBe('1996-02-29')
})

test.each([
  ['1994-02-31', true],
  ['1994-04-31', true],
  ['1995-02-29', true],
  ['1994-01-00', true],
  ['1994-01-45', true],
  ['1996-02-29', false],
  ['1994-12-31', false],
  ['0994-12-31', false],
  ['94-02-31', false],
  ['1994--31', false],
  ['', false],
])('%j is a day that does not exist: %s', (iso, isNone) => {
  expect(isImpossibleDate(iso)).toBe(isNone)
})

test('what is half a date is none', () => {
  expect(isoOf({ day: '7', month: '', year: '1992' })).toBe('1992--07')
  expect(isoOf({ day: '7', month: '5', year: '92' })).toBe('92-05-07')
})

test('inputs are Gregorian: a Buddhist year becomes its Gregorian one', () => {
  expect(gregorianYear('2535')).toBe('1992')
  expect(gregorianYear('2569')).toBe('2026')
  expect(gregorianYear('1992')).toBe('1992')
  expect(gregorianYear('2027')).toBe('2027')
  expect(gregorianYear('25')).toBe('25')
})
