import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { CallError, connect, createQueryClient, listProductRegistrations } from 'members-hub-kit'
import { answer, example, handlers, refuse, reset } from 'members-hub-kit/mocks'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { Products } from './Products.js'

// Use a long timeout, because the host may be busy.
configure({ asyncUtilTimeout: 20_000 })

const server = setupServer(...handlers())
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  cleanup()
  server.resetHandlers()
  reset()
})
afterAll(() => server.close())

let token: string | null
beforeEach(() => {
  token = 'any-token-is-a-member'
  connect({ origin: 'https://hub.example.com/below', client: 'example/1', token: () => token })
})

function open() {
  render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <Products />
    </QueryClientProvider>,
  )
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

async function register(serialNumber: string) {
  fireEvent.change(await screen.findByLabelText('Serial number'), { target: { value: serialNumber } })
  fireEvent.change(screen.getByLabelText('Bought on'), { target: { value: '2026-11-08' } })
  fireEvent.click(screen.getByRole('button', { name: 'Register' }))
}

test("the list shows the contract's first example", async () => {
  open()
  await screen.findByText(/AP2603004711/)
  expect(rows()).toEqual(['Air One wearable pump: AP2603004711'])
})

test('the list shows a submitted registration until the mocks are reset', async () => {
  open()
  await register('KIT-2026-7')
  await screen.findByText(/KIT-2026-7/)
  expect(rows()).toHaveLength(2)
  cleanup()
  reset()
  open()
  await screen.findByText(/AP2603004711/)
  expect(rows()).toHaveLength(1)
})

test('invalid input is not sent', async () => {
  open()
  await register('?')
  await screen.findByText('Please check: serialNumber')
})

test('the form shows a business error with the message of the contract', async () => {
  server.use(refuse('saveProductRegistration', 'SERIAL_NUMBER_WRONG'))
  open()
  await register('KIT-2026-7')
  await screen.findByText(/doesn’t match this product/)
  expect(screen.getByLabelText('Serial number').getAttribute('aria-invalid')).toBe('true')
  expect(rows()).toHaveLength(1)
})

test('an operation responds with an example selected by name or with an envelope that the test defines', async () => {
  server.use(example('listProductRegistrations', 'takenOver'))
  open()
  await screen.findByText(/AP2609001234/)
  cleanup()
  const data = { items: [], nextCursor: 'second' }
  server.use(answer('listProductRegistrations', 200, { code: 200, message: 'OK', data }))
  open()
  expect(await screen.findByRole('button', { name: 'More' })).toBeTruthy()
})

test('the mock option "pages" adds pages to a list', async () => {
  server.resetHandlers(...handlers({ pages: 2 }))
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'More' }))
  await waitFor(() => expect(rows()).toHaveLength(30))
})

test('a call without a token returns 401', async () => {
  token = null
  await expect(listProductRegistrations()).rejects.toThrow(CallError)
  await expect(listProductRegistrations()).rejects.toMatchObject({ status: 401, endsSession: true })
})

test('an unknown response name is rejected with a suggestion', () => {
  // @ts-expect-error The compiler rejects the name too.
  expect(() => handlers({ answers: { listProductRegistrations: 'takenOvr' } })).toThrow(
    'listProductRegistrations: the contract has no response takenOvr: did you mean takenOver?',
  )
  // @ts-expect-error The compiler rejects the scenario too.
  expect(() => handlers({ scenario: 'level5' })).toThrow(
    'unknown value scenario=level5: did you mean level4?',
  )
})

test('a call that is not in the contract fails', async () => {
  const call = fetch('https://hub.example.com/api/station/nowhere')
  await expect(call).rejects.toThrow('[MSW] Cannot bypass a request')
})
