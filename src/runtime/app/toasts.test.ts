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
])('notification kind %s, with its default timeout (sections 4 and 9)', (tone, timeout) => {
  toasts.show(tone, 'Words')
  expect(toasts.get()).toEqual([{ id: 1, tone, text: 'Words', timeout }])
})

test('a caller gives another timeout', () => {
  toasts.show('negative', 'Words', { timeout: 8000 })
  expect(toasts.get()).toMatchObject([{ timeout: 8000 }])
})

test('an ongoing one is replaced in its place by how it ended, which goes after its time', () => {
  const upload = toasts.show('ongoing', 'Sending the picture…')
  toasts.show('info', 'Other words')
  upload.replace('positive', 'The picture is there.')
  expect(toasts.get()).toMatchObject([
    { id: 1, tone: 'positive', text: 'The picture is there.', timeout: 5000 },
    { text: 'Other words' },
  ])
})

test('one that was closed meanwhile is shown anew when it ends otherwise', () => {
  const upload = toasts.show('ongoing', 'Sending the picture…')
  toasts.close(1)
  upload.replace('negative', 'The picture was not sent.')
  expect(toasts.get()).toMatchObject([{ tone: 'negative', text: 'The picture was not sent.' }])
  upload.close()
  expect(toasts.get()).toEqual([])
})

test('the same words do not stack up', () => {
  for (const tone of ['info', 'info', 'negative'] as const) toasts.show(tone, 'Words')
  expect(toasts.get()).toMatchObject([{ id: 3, tone: 'negative' }])
})
