import { expect, test } from 'vitest'
import { gregorianYear, isImpossibleDate, isoOf, partsOf } from './dateParts.ts'

test('isoOf(partsOf(date)) returns the same date, complete or empty', () => {
  expect(partsOf('1992-05-07')).toEqual({ day: '7', month: '5', year: '1992' })
  expect(isoOf({ day: '7', month: '5', year: '1992' })).toBe('1992-05-07')
  expect(partsOf('')).toEqual({ day: '', month: '', year: '' })
  expect(isoOf(partsOf(''))).toBe('')
})

test('isoOf converts a Buddhist year to a Gregorian year', () => {
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
])('isImpossibleDate(%j) is %s', (iso, isNone) => {
  expect(isImpossibleDate(iso)).toBe(isNone)
})

test('isoOf returns an invalid date for incomplete parts', () => {
  expect(isoOf({ day: '7', month: '', year: '1992' })).toBe('1992--07')
  expect(isoOf({ day: '7', month: '5', year: '92' })).toBe('92-05-07')
})

test('gregorianYear converts a Buddhist year and leaves other years unchanged', () => {
  expect(gregorianYear('2535')).toBe('1992')
  expect(gregorianYear('2569')).toBe('2026')
  expect(gregorianYear('1992')).toBe('1992')
  expect(gregorianYear('2027')).toBe('2027')
  expect(gregorianYear('25')).toBe('25')
})
