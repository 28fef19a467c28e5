// The mocks over HTTP, for a client that is no page: `npm run mock -- 'checkIn=429&scenario=level4'`; PORT says where.
import { serve } from '@hono/node-server'
import { cors } from 'hono/cors'
import { Hono } from 'hono'
import { createMocks } from '../mocks/mocks.ts'

const wishes = process.argv[2] ?? ''
const answer = createMocks(wishes.replace(/^\?/, ''))
const app = new Hono().use(cors()).all('*', (c) => answer(c.req.raw))
const port = Number(process.env.PORT ?? 4010)
serve({ fetch: app.fetch, port, hostname: process.env.HOST ?? 'localhost' }, () => {
  console.log(`The contract is mocked at http://${process.env.HOST ?? 'localhost'}:${port}`)
  console.log(
    `Whoever sends a bearer token is a member; /mocks.json names every answer, the header Mock-Wishes picks some.`,
  )
})
