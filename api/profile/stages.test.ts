// Tests the stage of a baby on the first and last day of each stage.
import { describe, expect, test } from 'vitest'
import { addDays } from '../locale/calendar.ts'
import { lactation } from '../catalog/lactation.ts'
import { currentStage, expectedDate, stageOf } from './stages.ts'

const today = '2026-11-21'
const born = (daysAgo: number) => ({ dueDate: null, birthDate: addDays(today, -daysAgo) })
const due = (days: number) => ({ dueDate: addDays(today, days), birthDate: null })
const silent = { dueDate: null, birthDate: null }

describe('stageOf', () => {
  test.each([
    ['due in 200 days', due(200), 1],
    ['due today', due(0), 1],
    ['due six weeks ago', due(-42), 1],
    ['due more than six weeks ago', due(-43), null],
    ['without a due date and a birth date', silent, null],
    ['born today', born(0), 2],
    ['the last day of stage 2', born(4), 2],
    ['the first day of stage 3', born(5), 3],
    ['41 days', born(41), 3],
    ['42 days', born(42), 4],
    ['a year', born(365), 7],
    ['the last day of the last stage', born(lactation().untilDay - 1), 7],
    ['a day after the last stage', born(lactation().untilDay), null],
    ['born tomorrow, in a time zone that is ahead', born(-1), null],
  ])('stageOf returns the stage of a baby by its age: %s', (_, baby, stage) => {
    expect(stageOf(baby, today)).toBe(stage)
  })

  test('stageOf includes a leap day in the age of a baby', () => {
    const baby = { dueDate: null, birthDate: '2028-02-25' }
    expect(['2028-02-29', '2028-03-01'].map((date) => stageOf(baby, date))).toEqual([2, 3])
  })
})

describe('stages of several babies', () => {
  test.each([
    ['no baby', [], null],
    ['the youngest baby determines the stage', [born(400), born(10)], 3],
    ['an expected baby counts as the youngest', [born(400), due(100)], 1],
    ['a baby without dates is ignored', [born(10), silent], 3],
    ['a baby due more than six weeks ago is ignored', [due(-43), born(400)], 7],
    ['twins count as one baby', [born(10), born(10)], 3],
  ])('currentStage returns the stage of one of several babies: %s', (_, babies, stage) => {
    expect(currentStage(babies, today)).toBe(stage)
  })

  test('expectedDate returns the next due date of several babies', () => {
    expect(expectedDate([due(100), due(20), born(10), due(-50)], today)).toBe(addDays(today, 20))
    expect(expectedDate([due(-43), born(3), silent], today)).toBeNull()
  })
})
