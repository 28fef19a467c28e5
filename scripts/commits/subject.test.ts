// Which subjects of commits the hook and CI refuse.
import { expect, test } from 'vitest'
import { problemsOf, subjectOf } from './subject.mjs'

test.each([
  'Add a picture for the night',
  'Need a proof for each change of the address',
  'Bring the voucher of a link along',
  'Press each button twice in the journeys',
  'Focus the field that was refused',
  'Embed the fonts',
  'Type-check the scripts, too',
  `Merge branch 'wheel' into main, though this sentence of git is longer than seventy-two`,
  'Revert "Show every gift that there is on the page of the gifts, in all of the languages"',
  `Say ${'x'.repeat(68)}`,
])('“%s” will do', (subject) => {
  expect(problemsOf(subject)).toEqual([])
})

const capital = 'Begin with a capital letter.'
const order = (word: string) => `Begin with an order, such as “Add”: “${word}” is none.`

test.each([
  ['add a picture', [capital]],
  ['“Add” is a button', [capital]],
  ['Adds a picture', [order('Adds')]],
  ['Fixed the wheel', [order('Fixed')]],
  ['Showing the wheel', [order('Showing')]],
  ['Add a picture.', ['Leave out the full stop.']],
  ['fix: turn the wheel', ['Leave out what stands before the colon.']],
  ['feat(games)!: turn it', ['Leave out what stands before the colon.']],
  [`Say ${'x'.repeat(70)}`, ['Cut 2 of its characters, 72 are the most: the body says why.']],
])('“%s” is refused, with what to do', (subject, problems) => {
  expect(problemsOf(subject)).toEqual(problems)
})

test('the subject is the first paragraph without comments', () => {
  expect(subjectOf('\n# Please enter\nAdd a picture\nfor the night\n\nThe day has one.\n# On branch')).toBe(
    'Add a picture for the night',
  )
  expect(subjectOf('# On branch\n')).toBe('')
})
