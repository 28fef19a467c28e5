import { beforeEach, expect, test } from 'vitest'
import { createNotices, type NoticeKind, type Notices } from './toasts.ts'

let notices: Notices
beforeEach(() => {
  notices = createNotices()
})

test.each<[NoticeKind, number | undefined]>([
  ['positive', 5000],
  ['negative', 3000],
  ['warning', 5000],
  ['info', 5000],
  ['ongoing', undefined],
])('notification kind %s, with its default timeout (sections 4 and 9)', (kind, timeout) => {
  notices.show(kind, 'Words')
  expect(notices.get()).toEqual([{ id: 1, kind, text: 'Words', timeout }])
})

test('a caller gives another timeout', () => {
  notices.show('negative', 'Words', 8000)
  expect(notices.get()).toMatchObject([{ timeout: 8000 }])
})

test('an ongoing one is replaced in its place by how it ended, which goes after its time', () => {
  const upload = notices.show('ongoing', 'Sending the picture …')
  notices.show('info', 'Other words')
  upload.replace('positive', 'The picture is there.')
  expect(notices.get()).toMatchObject([
    { id: 1, kind: 'positive', text: 'The picture is there.', timeout: 5000 },
    { text: 'Other words' },
  ])
})

test('one that was closed meanwhile is shown anew when it ends otherwise', () => {
  const upload = notices.show('ongoing', 'Sending the picture …')
  notices.close(1)
  upload.replace('negative', 'The picture was not sent.')
  expect(notices.get()).toMatchObject([{ kind: 'negative', text: 'The picture was not sent.' }])
  upload.close()
  expect(notices.get()).toEqual([])
})

test('the same words do not stack up', () => {
  for (const kind of ['info', 'info', 'negative'] as const) notices.show(kind, 'Words')
  expect(notices.get()).toMatchObject([{ id: 3, kind: 'negative' }])
})
