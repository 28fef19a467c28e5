// Tests the CI files action.yml (GitHub) and gitlab-ci.yml. Each must work without other files, because teams copy only
// this file.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { listOf, nodeAt, objectOf } from '@members-hub/openapi'
import { parserOptions } from './options.ts'

const textOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const variablesIn = (script: string) =>
  new Set(Array.from(script.matchAll(/\$\{?([A-Z_]+)/g), ([, name = '']) => name))
const optionsIn = (script: string) =>
  Array.from(script.matchAll(/(?<!npm exec.*)--([a-z-]+)/g), ([, name = '']) => name)

const action = objectOf(load(textOf('action.yml')))
const step = objectOf(nodeAt(action, ['runs', 'steps', '0']))
const job = objectOf(objectOf(load(textOf('gitlab-ci.yml')))['contract-check'])
const scripts = [
  ['action.yml', String(step.run), 'bash'],
  ['gitlab-ci.yml', listOf(job.script).join('\n'), 'sh'],
] as const

test('action.yml has the fields of a composite action, and each input is described and used', () => {
  expect(Object.keys(action).toSorted()).toEqual(['description', 'inputs', 'name', 'runs'])
  expect([nodeAt(action, ['runs', 'using']), step.shell]).toEqual(['composite', 'bash'])
  for (const input of Object.values(objectOf(action.inputs)))
    expect(['default description', 'description required']).toContain(
      Object.keys(objectOf(input)).toSorted().join(' '),
    )
  const inputNames = Object.values(objectOf(step.env)).map(
    (value) => /^\$\{\{ inputs\.([\w-]+) \}\}$/.exec(String(value))?.[1],
  )
  expect(new Set(inputNames)).toEqual(new Set(Object.keys(objectOf(action.inputs))))
  const environment = new Set([...Object.keys(objectOf(step.env)), 'GITHUB_BASE_REF', 'GITHUB_STEP_SUMMARY'])
  expect([...variablesIn(String(step.run))].filter((name) => !environment.has(name))).toEqual([])
})

test('gitlab-ci.yml declares its variables and stores the reports that it writes as artifacts', () => {
  const environment = new Set([
    ...Object.keys(objectOf(job.variables)),
    'CONTRACT_CHECK_PACKAGE',
    'CI_MERGE_REQUEST_DIFF_BASE_SHA',
  ])
  const script = listOf(job.script).join('\n')
  expect([...variablesIn(script)].filter((name) => !environment.has(name))).toEqual([])
  const reports = Object.values(objectOf(nodeAt(job, ['artifacts', 'reports'])))
  expect(reports).toHaveLength(2)
  for (const file of reports) expect(script).toContain(`=${String(file)}`)
})

test.each(scripts)(
  'the script of %s has no syntax error and passes only known options',
  (_, script, shell) => {
    expect(spawnSync(shell, ['-n', '-c', script], { encoding: 'utf8' })).toMatchObject({
      status: 0,
      stderr: '',
    })
    const ownOptions = new Set(Object.keys(parserOptions))
    const npmOptions = new Set(['yes', 'package'])
    expect(optionsIn(script).filter((name) => !ownOptions.has(name) && !npmOptions.has(name))).toEqual([])
  },
)
