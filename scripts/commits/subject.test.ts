// Tests which commit subjects the git hook and CI accept.
import { expect, test } from 'vitest'
import { problemsOf, subjectOf } from './subject.mjs'

test.each([
  'Add a picture for the dark theme',
  'Require re-authentication for each change of an address',
  'Speed up the index of screens',
  'Add tables and indexes of orders',
  'Fix load and report of images',
  `Merge branch 'wheel' into main, though this sentence of git is longer than seventy-two`,
  'Revert "Show every gift that there is on the page of the gifts, in all of the languages"',
  `Add ${'x'.repeat(68)}`,
])('the subject “%s” is accepted', (subject) => {
  expect(problemsOf(subject)).toEqual([])
})

const capital = 'Start with a capital letter.'
const prefix = 'Remove the prefix before the colon.'
const verb = (word: string) =>
  `Start with a verb of scripts/commits/subject.mjs, such as "Add" or "Fix": "${word}" is not listed.`

test.each([
  ['add a picture', [capital]],
  ['“Add” is a button', [capital]],
  ['Adds a picture', [verb('Adds')]],
  ['Fixed the wheel', [verb('Fixed')]],
  ['Bring the voucher of a link along', [verb('Bring')]],
  ['Add a picture.', ['Remove the full stop.']],
  ['fix: turn the wheel', [prefix]],
  ['feat(games)!: turn it', [prefix]],
  ['Add a page and remove the table', ['Make two commits: the subject has a second verb after "and".']],
  [`Add ${'x'.repeat(70)}`, ['Shorten it by 2 characters to 72: the reason belongs in the body.']],
])('the subject “%s” is rejected with a correction', (subject, problems) => {
  expect(problemsOf(subject)).toEqual(problems)
})

test('subjectOf returns the first paragraph of a message without comments', () => {
  expect(
    subjectOf('\n# Please enter\nAdd a picture\nfor the dark theme\n\nThe light one exists.\n# On branch'),
  ).toBe('Add a picture for the dark theme')
  expect(subjectOf('# On branch\n')).toBe('')
})
