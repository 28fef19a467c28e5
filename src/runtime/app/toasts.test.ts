import { beforeEach, expect, test } from 'vitest'
import type { Tone } from '#src/ui/feedback/Notice.tsx'
import { createToasts, type Toasts } from './toasts.ts'

let toasts: Toasts
beforeEach(() => {
  toasts = createToasts()
})

test.each<[Tone, number | undefined]>([
  ['positive', 5000],
  ['negative', 3000],
  ['warning', 5000],
  ['info', 5000],
  ['ongoing', undefined],
])('a toast of kind %s has its default timeout (sections 4 and 9 of the specification)', (tone, timeout) => {
  toasts.show(tone, 'Words')
  expect(toasts.get()).toEqual([{ id: 1, tone, text: 'Words', timeout }])
})

test('a plain success is brief: it has one line and a timeout of 2500 ms', () => {
  toasts.done('Saved.')
  expect(toasts.get()).toEqual([{ id: 1, tone: 'positive', text: 'Saved.', timeout: 2500, isBrief: true }])
})

test('an announcement is a success that only screen readers get', () => {
  toasts.announce('Paused.')
  expect(toasts.get()).toEqual([
    { id: 1, tone: 'positive', text: 'Paused.', timeout: 5000, isAnnounced: true },
  ])
})

test('a caller can set the timeout of a toast', () => {
  toasts.show('negative', 'Words', { timeout: 8000 })
  expect(toasts.get()).toMatchObject([{ timeout: 8000 }])
})

test('an ongoing toast is replaced by its result, and the result has a timeout', () => {
  const upload = toasts.show('ongoing', 'Sending the picture…')
  toasts.show('info', 'Other words')
  upload.replace('positive', 'The picture is there.')
  expect(toasts.get()).toMatchObject([
    { id: 1, tone: 'positive', text: 'The picture is there.', timeout: 5000 },
    { text: 'Other words' },
  ])
})

test('a closed ongoing toast is shown again when its result replaces it', () => {
  const upload = toasts.show('ongoing', 'Sending the picture…')
  toasts.close(1)
  upload.replace('negative', 'The picture was not sent.')
  expect(toasts.get()).toMatchObject([{ tone: 'negative', text: 'The picture was not sent.' }])
  upload.close()
  expect(toasts.get()).toEqual([])
})

test('a toast with the same text replaces the earlier one', () => {
  for (const tone of ['info', 'info', 'negative'] as const) toasts.show(tone, 'Words')
  expect(toasts.get()).toMatchObject([{ id: 3, tone: 'negative' }])
})
