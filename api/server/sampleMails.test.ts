// Tests the samples of all emails: short subjects that name their subject matter, and buttons that name their aim.
import { expect, test } from 'vitest'
import { eachLanguage } from '#shared/languages.ts'
import { notices } from '../catalog/notices.ts'
import { sampleMail, sampleMailNames } from './sampleMails.ts'

const lengthOf = (text: string) => [...new Intl.Segmenter().segment(text)].length

test.each(sampleMailNames())('the subject of %s has at most 45 characters in each language', (name) => {
  eachLanguage((language) => {
    expect(lengthOf(sampleMail(name, language)?.subject ?? '')).toBeGreaterThan(0)
    expect(lengthOf(sampleMail(name, language)?.subject ?? '')).toBeLessThanOrEqual(45)
  })
})

test('an email about each topic has a sample whose subject is not the title of the notification', () => {
  const samples = sampleMailNames().filter((name) => notices.has(name))
  const topics = new Set(samples.map((name) => notices.get(name)?.emailTopic))
  expect(topics).toEqual(new Set([...notices.values()].flatMap(({ emailTopic: topic }) => topic ?? [])))
  expect(sampleMail('order-shipped', 'en')?.subject).toBe('Order #204816 is on its way')
  expect(sampleMail('order-moved', 'en')?.subject).toBe('Order #204816 is ready for pickup')
  expect(sampleMail('gift-cancelled', 'en')?.subject).toMatch(/^We couldn’t send ./)
})

test('each notification that members get by email has a picture, and a button that names its aim', () => {
  const lacking = [...notices].filter(([, { emailTopic: topic, emailLook: look }]) => topic && !look)
  expect(lacking).toEqual([])
  expect(sampleMail('product-restocked', 'en')).toMatchObject({
    subject: 'Back: Soft night light',
    button: 'See the product',
    look: 'shop',
  })
})
