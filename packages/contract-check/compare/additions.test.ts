// Tests schemas with `anyOf` or `oneOf` next to `properties`, such as "at least one of these properties is required".
// The choice is compared as an additional constraint, and the properties are compared as usual.
import { expect, test } from 'vitest'
import { modelOf, type Document, type Schema } from '@members-hub/openapi'
import { findingsBetween } from '../findings.ts'

const requestOf = (schema: Schema): Document => ({
  openapi: '3.0.3',
  paths: {
    '/alerts': {
      patch: {
        operationId: 'editAlert',
        requestBody: { required: true, content: { 'application/json': { schema } } },
        responses: { 204: { description: 'Done.' } },
      },
    },
  },
})

const state = { type: 'string', enum: ['open', 'closed'] }
const people = { type: 'array', items: { type: 'string' } }
const alert = { type: 'object', properties: { state, people, note: { type: 'string' } } }
const eitherOf = (...names: string[]) => names.map((name) => ({ required: [name] }))

type Case = { title: string; before: Schema; after: Schema; reports: string[] }

const cases: Case[] = [
  {
    title: 'a required property that became one of two is safe',
    before: { ...alert, required: ['state'] },
    after: { ...alert, anyOf: eitherOf('state', 'people') },
    reports: ['rule safe', 'required safe'],
  },
  {
    title: 'one of two properties that became required is broken',
    before: { ...alert, anyOf: eitherOf('state', 'people') },
    after: { ...alert, required: ['state'] },
    reports: ['rule broken', 'required broken'],
  },
  {
    title: 'a first choice of required properties is broken',
    before: alert,
    after: { ...alert, anyOf: eitherOf('state', 'people') },
    reports: ['rule broken'],
  },
  {
    title: 'an additional property to choose is safe',
    before: { ...alert, anyOf: eitherOf('state') },
    after: { ...alert, anyOf: eitherOf('state', 'people') },
    reports: ['branch safe'],
  },
  {
    title: 'a property that can no longer be chosen is broken',
    before: { ...alert, oneOf: eitherOf('state', 'people') },
    after: { ...alert, oneOf: eitherOf('state') },
    reports: ['branch broken'],
  },
  {
    title: 'a limit of a property next to the choice is broken',
    before: { ...alert, anyOf: eitherOf('state', 'people') },
    after: {
      ...alert,
      properties: { ...alert.properties, people: { ...people, minItems: 1 } },
      anyOf: eitherOf('state', 'people'),
    },
    reports: ['limit broken'],
  },
]

test.each(cases)('$title', ({ before, after, reports }) => {
  const findings = findingsBetween(modelOf(requestOf(before)), modelOf(requestOf(after)), '2026-12-01')
  expect(findings.map(({ kind, verdict }) => `${kind} ${verdict}`)).toEqual(reports)
})
