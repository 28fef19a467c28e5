// Tests that the hub accepts the time zones that browsers send: current and former names, and offsets.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf, registerMember } from '#tests/support/members.ts'

const api = await testApi()

const names = [
  'America/Coyhaique',
  'Europe/Kyiv',
  'Europe/Kiev',
  'Asia/Calcutta',
  'Asia/Kolkata',
  'Asia/Saigon',
  'Asia/Katmandu',
  'Asia/Rangoon',
  'America/Buenos_Aires',
  'Antarctica/McMurdo',
  'Etc/GMT-14',
  'Etc/GMT+12',
  'Etc/UTC',
  'UTC',
]

test.each(names)('a member can register with the time zone %s', async (timeZone) => {
  const { token } = await registerMember(api, { timeZone })
  const { today } = await dataOf(api, 'getCheckIn', { token, path: { game: 'normalCheckIn' } })
  expect(today).toMatch(/^2026-11-2[012]$/)
})

test.each(names)('a member can move to the time zone %s', async (timeZone) => {
  const { token } = await addMember(api)
  const { nextTimeZone } = await dataOf(api, 'modifyUserInfo', { token, body: { timeZone } })
  expect(nextTimeZone?.timeZone).toBe(timeZone)
})
