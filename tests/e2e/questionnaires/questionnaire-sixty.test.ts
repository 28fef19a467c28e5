// Tests a questionnaire of sixty questions that is defined only by data. Every answer survives a reload, a lost
// connection, Back, and a change of language, and is submitted.
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { answersToSixty, withSixtyQuestions } from '#tests/support/sixtyQuestions.ts'
import { times } from '#tests/support/measurements.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { valueAt } from '#shared/unknown.ts'
import { full } from '../helpers/full.ts'
import { expect, fromElsewhere, hydrated, test } from '../helpers/hub.ts'
import { choice, nextButton } from '../helpers/questionnaire.ts'

const file = join(tmpdir(), `questionnaires-${process.pid}.json`)
writeFileSync(file, JSON.stringify(withSixtyQuestions))
test.use({ world: 'questionnaires', questionnaires: file })
test.afterAll(() => rmSync(file))

const en = messagesIn('en-US')
const th = messagesIn('th-TH')
/**
 * Number of answers that an API call saves before the page opens, as if from another device. The full suite enters all
 * answers in the page.
 */
const before = times(0, 48)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Answers the current question and waits for the next. */
async function answer(page: Page, index: number) {
  const reply = answersToSixty[index]
  await expect(page).toHaveURL(new RegExp(`question=${reply?.questionId}`))
  const isOnePress = /single$|scale$/.test(reply?.questionId ?? '')
  if (reply?.kind === 'choices' && isOnePress) await choice(page, `${reply.choices[0]} in words`).click()
  else if (reply?.kind === 'choices')
    for (const each of reply.choices) await page.getByLabel(`${each} in words`).check()
  else if (reply?.kind === 'number' && isOnePress) await choice(page, new RegExp(`^${reply.number}`)).click()
  else if (reply?.kind === 'number') await page.getByRole('textbox').fill(String(reply.number))
  else if (reply?.kind === 'text') await page.getByRole('textbox').fill(reply.text)
  if (!isOnePress) await nextButton(page).click()
  const next = answersToSixty[index + 1]
  await expect(page).toHaveURL(next ? new RegExp(`question=${next.questionId}`) : /review=true/)
}

test('a questionnaire of sixty questions keeps every answer', full, async ({ page, hub, context }) => {
  await test.step('the member continues a questionnaire that was started on another device', async () => {
    const url = `${hub.origin}/api/station/questionnaire/sixty/draft`
    const saved = await fetch(url, {
      method: 'PUT',
      headers: { ...fromElsewhere(), 'Content-Type': 'application/json' },
      body: JSON.stringify({ version: 1, answers: answersToSixty.slice(0, before) }),
    })
    const savedDraftId = valueAt(await saved.json(), 'data', 'draftId')
    await context.addInitScript((draftId) => {
      if (!localStorage.getItem('visitorSecrets'))
        localStorage.setItem('visitorSecrets', JSON.stringify({ sixty: { draftId } }))
    }, savedDraftId)
    await page.goto('/questionnaire2/form')
    await hydrated(page)
    for (let index = before; index < 54; index += 1) await answer(page, index)
    await expect(heading(page)).toHaveText('Group 9: after word 8?')
  })

  await test.step('Back and Forward keep the answers', async () => {
    await page.goBack()
    await expect(page.getByLabel('Group 8: longText?')).toHaveValue('More about 8')
    await page.goForward()
    await expect(heading(page)).toHaveText('Group 9: after word 8?')
  })

  await test.step('answers given offline persist after a reload', async () => {
    await expect(page.getByText(en['questionnaires.form.saved'])).toBeVisible()
    await context.setOffline(true)
    await answer(page, 54)
    await answer(page, 55)
    await page.getByLabel('Group 9: text?').fill('word 9')
    await expect(page.getByText(en['questionnaires.form.kept'])).toBeVisible()
    await context.setOffline(false)
    await page.reload()
    await hydrated(page)
    await expect(page.getByLabel('Group 9: text?')).toHaveValue('word 9')
    for (let index = 56; index < 59; index += 1) await answer(page, index)
  })

  await test.step('a change of language keeps the answers', async () => {
    await page.getByLabel('Group 9: longText?').fill('More about 9')
    await page.getByRole('combobox', { name: en['platform.language'] }).selectOption('th-TH')
    await expect(heading(page)).toHaveText('กลุ่ม 9: longText ไหม')
    await expect(page.getByLabel('กลุ่ม 9: longText ไหม')).toHaveValue('More about 9')
    await page.getByRole('button', { name: th['questionnaires.form.next'], exact: true }).click()
    await expect(page.getByText('More about')).toHaveCount(10)
    await expect(
      page.getByRole('link', { name: new RegExp(`^${th['questionnaires.form.change']}`) }),
    ).toHaveCount(60)
  })

  await test.step('questions that became hidden reappear with their answers', async () => {
    const change = page.getByRole('link', {
      name: `${th['questionnaires.form.change']} กลุ่ม 1: ต่อจาก word 0 ไหม`,
    })
    await change.click()
    await choice(page, 'no in words').click()
    await expect(page.getByText('More about')).toHaveCount(2)
    await change.click()
    await choice(page, 'yes in words').click()
    await expect(page.getByText('More about')).toHaveCount(10)
  })

  await test.step('a double click submits once', async () => {
    const bodies: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/submission')) bodies.push(request.postData() ?? '')
    })
    await page.getByRole('button', { name: th['questionnaires.form.send'] }).dblclick()
    await expect(page).toHaveURL(/\/questionnaire2\/result/)
    expect(bodies).toHaveLength(1)
    expect(valueAt(JSON.parse(bodies[0] ?? ''), 'answers')).toHaveLength(60)
    expect(page.url()).not.toMatch(/word|More|draft/)
  })
})
