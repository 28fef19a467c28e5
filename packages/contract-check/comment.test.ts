// Tests posting a comment to a pull request of GitHub and to a merge request of GitLab. A fake server responds as
// documented by both hosts.
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { objectOf } from '@members-hub/openapi'
import { postComment } from './comment.ts'

const token = 'a-token-of-the-test'
const report = '# The contract since main: 1 broken.'

const github = {
  host: 'GitHub',
  request: 'pull request 7',
  update: 'PATCH',
  list: '/repos/shop/hub/issues/7/comments',
  one: (id: number) => `/repos/shop/hub/issues/comments/${id}`,
  missing: 'pull-requests: write',
  environment: (url: string) => ({
    GITHUB_API_URL: url,
    GITHUB_REPOSITORY: 'shop/hub',
    GITHUB_REF: 'refs/pull/7/merge',
    GITHUB_TOKEN: token,
  }),
}
const gitlab = {
  host: 'GitLab',
  request: 'merge request 7',
  update: 'PUT',
  list: '/api/v4/projects/12/merge_requests/7/notes',
  one: (id: number) => `/api/v4/projects/12/merge_requests/7/notes/${id}`,
  missing: 'the scope `api`',
  environment: (url: string) => ({
    CI_API_V4_URL: `${url}/api/v4`,
    CI_MERGE_REQUEST_PROJECT_ID: '12',
    CI_MERGE_REQUEST_IID: '7',
    GITLAB_TOKEN: token,
  }),
}
const hosts = [github, gitlab]
type Host = typeof github | typeof gitlab

async function serve(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${String(objectOf(server.address()).port)}`
}

/**
 * Starts a fake GitHub or GitLab server, which stores comments and returns them in pages, each with a link to the next
 * page.
 */
async function open(
  { list, one: addressOf, update }: Host,
  comments: { id: number; body: string }[] = [],
  refuses = '',
) {
  const url = await serve(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://host')
    const say = (status: number, content: object, headers = {}) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json', ...headers })
        .end(JSON.stringify(content))
    if (request.headers.authorization !== `Bearer ${token}`) return say(401, { message: 'Bad credentials' })
    if (request.method === refuses) return say(403, { message: 'Resource not accessible by integration' })
    if (request.method === 'GET' && pathname === list) {
      const size = Number(searchParams.get('per_page'))
      const page = Number(searchParams.get('page'))
      const next = `<${url}${list}?per_page=${size}&page=${page + 1}>; rel="next", <${url}${list}>; rel="last"`
      return say(
        200,
        comments.slice(size * (page - 1), size * page),
        size * page < comments.length ? { Link: next } : {},
      )
    }
    const payload: unknown = JSON.parse(await textOf(request))
    const body = String(objectOf(payload).body)
    if (request.method === 'POST' && pathname === list) {
      comments.push({ id: comments.length + 1, body })
      return say(201, comments.at(-1) ?? {})
    }
    const comment = comments.find(({ id }) => request.method === update && pathname === addressOf(id))
    if (!comment) return say(404, { message: 'Not Found' })
    comment.body = body
    return say(200, comment)
  })
  return { url, comments }
}

async function textOf(request: IncomingMessage) {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}

describe.each(hosts)('on $host', (host) => {
  const { request, environment, missing } = host

  test('the first CI run writes a comment, and later runs update it', async () => {
    const { url, comments } = await open(host)
    expect(await postComment('openapi.yaml', report, environment(url))).toBe(
      `The comment of ${request} was written.`,
    )
    expect(await postComment('openapi.yaml', '# Fine now.', environment(url))).toBe(
      `The comment of ${request} was updated.`,
    )
    expect(comments).toHaveLength(1)
    expect(comments[0]?.body).toMatch(/^<!-- .* -->\n# Fine now\.$/)
  })

  test('the tool finds its comment after several pages of other comments, some of which quote it', async () => {
    const { url, comments } = await open(host)
    await postComment('openapi.yaml', report, environment(url))
    const [ownComment] = comments.splice(0)
    const marked = ownComment?.body ?? ''
    for (let id = 1; id <= 250; id++) comments.push({ id, body: `> ${marked}\n\nWhy?` })
    comments.push({ id: 251, body: marked }, { id: 252, body: 'Thanks.' })
    await postComment('openapi.yaml', '# Fine now.', environment(url))
    expect(comments).toHaveLength(252)
    expect(comments.filter(({ body }) => body.endsWith('# Fine now.')).map(({ id }) => id)).toEqual([251])
  })

  test('if one pull request changes two contracts, each contract has a separate comment', async () => {
    const { url, comments } = await open(host)
    await postComment('a/openapi.yaml', report, environment(url))
    await postComment('b/openapi.yaml', report, environment(url))
    expect(comments).toHaveLength(2)
  })

  test.each(['GET', 'POST'])('a rejected %s is reported with the missing permission', async (method) => {
    const { url, comments } = await open(host, [], method)
    const message = await postComment('openapi.yaml', report, environment(url))
    expect(message).toContain(`of ${request} failed with HTTP 403. `)
    expect(message).toContain(missing)
    expect(comments).toEqual([])
  })

  test('a missing or invalid token is reported', async () => {
    const { url } = await open(host)
    const unset = { ...environment(url), GITHUB_TOKEN: '', GITLAB_TOKEN: '' }
    expect(await postComment('openapi.yaml', report, unset)).toMatch(/GIT(HUB|LAB)_TOKEN is not set\. .*`/)
    const wrong = { ...environment(url), GITHUB_TOKEN: 'other', GITLAB_TOKEN: 'other' }
    const message = await postComment('openapi.yaml', report, wrong)
    expect(message).toContain('HTTP 401')
    expect(message).not.toContain('other')
  })

  test('a report that is too long is cut between two findings', async () => {
    const { url, comments } = await open(host)
    const finding = `### pay was removed.\n\n- A message:\n\n  \`\`\`json\n  {}\n  \`\`\`\n\n- ${'why '.repeat(2000)}\n\n`
    await postComment('openapi.yaml', `${report}\n\n${finding.repeat(140)}`, environment(url))
    const [{ body } = { body: '' }] = comments
    expect(body.length).toBeLessThanOrEqual(host.host === 'GitHub' ? 65_536 : 1_000_000)
    expect(body).toMatch(/why\n\n… The rest is too long for a comment\. See the log of this run\.$/)
    expect(body.split('```').length % 2).toBe(1)
  })
})

test('a single finding that is too long is cut without leaving a code block open', async () => {
  const { url, comments } = await open(github)
  const long = `# Broken\n\n\`\`\`json\n${'"line",\n'.repeat(20_000)}\`\`\`\n`
  await postComment('openapi.yaml', long, github.environment(url))
  expect(comments[0]?.body.split('```').length).toBe(3)
})

test('the number of the pull request is read from the event file if GITHUB_REF names a branch', async () => {
  const { url, comments } = await open(github)
  const folder = mkdtempSync(join(tmpdir(), 'contract-event-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const event = join(folder, 'event.json')
  writeFileSync(event, JSON.stringify({ pull_request: { number: 7 } }))
  const environment = { ...github.environment(url), GITHUB_REF: 'refs/heads/main', GITHUB_EVENT_PATH: event }
  expect(await postComment('openapi.yaml', report, environment)).toBe(
    'The comment of pull request 7 was written.',
  )
  expect(comments).toHaveLength(1)
})

test('a CI run outside of a pull request, an unreadable event file and an unreachable host are reported', async () => {
  expect(await postComment('openapi.yaml', report, {})).toContain(
    'No comment was written: this is not a CI run of',
  )
  const unreadable = { GITHUB_REPOSITORY: 'shop/hub', GITHUB_EVENT_PATH: import.meta.filename }
  expect(await postComment('openapi.yaml', report, unreadable)).toMatch(/^No comment was written: .+\.$/)
  const url = await serve((_, response) => void response.destroy())
  const message = await postComment('openapi.yaml', report, github.environment(url))
  expect(message).toMatch(/^No comment was written: .+\.$/)
})
