// Tests that the page and the verification script calculate the same draw results for the sample members as the server.
import { expect, test } from 'vitest'
import { findMember, openSession } from '#api/session/members.ts'
import { sampleAccounts } from '#api/samples/accounts.ts'
import { addSamples } from '#api/samples/samples.ts'
import { findFaults } from '#scripts/verifyDraw.ts'
import { checkDraw } from '#src/features/games/draw/check.ts'
import { accountOf } from '../support/accounts.ts'
import { testApi } from '../support/api.ts'
import { dataOf } from '../support/members.ts'
import { nonEmpty } from '../support/nonEmpty.ts'

const api = await testApi()
await addSamples(api.store.db, api.clock.now)

// Exclude the newest sample member, who joined after the draw had ended.
test.each(nonEmpty(sampleAccounts.filter((account) => account !== 'moon@example.com')))(
  'the page and the verification script calculate the same results as the server for the finished draws of %s',
  async (account) => {
    const member = await findMember(api.store.db, accountOf(account))
    const { token } = await openSession(api.store.db, String(member?.id), {
      now: api.clock.now,
      by: 'password',
    })
    const { draws } = await dataOf(api, 'listDraws', { token })
    const over = draws.filter(({ state }) => state === 'over')
    expect(over.length).toBeGreaterThan(0)
    for (const { draw: id } of over) {
      const path = { draw: id }
      const proof = await dataOf(api, 'getDrawProof', { token, path })
      expect(proof.items.length).toBeGreaterThan(1)
      expect(await findFaults(proof, proof.seed)).toEqual([])
      const { items: results } = await dataOf(api, 'listMyLuckyGifts', { token, query: path })
      const draw = await dataOf(api, 'getDraw', { token, path })
      const { differences, items } = await checkDraw(proof, { draw, results, commitment: undefined })
      expect(differences).toEqual([])
      expect(items.map(({ drawn }) => drawn)).toEqual(results.map(({ drawn }) => drawn))
    }
    // If the game of the open draw is available to the member, the member has tickets for this draw from check-ins.
    const running = draws.find(({ draw }) => draw === 'winter-lights')
    expect(Number(running?.tickets) > 0).toBe(running?.eligibility.ok ?? false)
  },
)
