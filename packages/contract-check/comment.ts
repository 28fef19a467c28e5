// Posts the report as a comment in a pull request of GitHub or a merge request of GitLab, and updates that comment in
// later runs. If the host rejects the comment, the message names the missing permission; the exit status does not
// depend on the comment.
import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { objectOf } from '@members-hub/openapi'
import { reasonOf } from './read/source.ts'

type Environment = Record<string, string | undefined>

/** API URLs for reading and writing the comments of one pull or merge request. */
type Thread = {
  name: string
  comments: string
  update: { method: 'PATCH' | 'PUT'; address: (id: number) => string }
  token: { value: string | undefined; variable: string }
  /** Maximum number of characters of a comment. */
  longest: number
  permission: string
}

const Comments = z.array(z.object({ id: z.number(), body: z.nullish(z.string()) }))
type Comment = z.infer<typeof Comments>[number]

/** Number of comments per page, the maximum that GitHub and GitLab allow. */
const perPage = 100
/** Maximum number of pages of comments to read. */
const pages = 100
/** Timeout in ms. */
const timeout = 30_000

/**
 * @param subject the name of the contract; each contract has a separate comment
 * @param environment the environment variables in which GitHub and GitLab describe the CI run
 * @returns a sentence about the written comment, or the reason why no comment was written
 */
export async function postComment(subject: string, report: string, environment: Environment) {
  try {
    const thread = githubThread(environment) ?? gitlabThread(environment)
    return await saveComment(subject, report, thread)
  } catch (error) {
    return `No comment was written: ${error instanceof Refused ? error.message : reasonOf(error)}.`
  }
}

async function saveComment(subject: string, report: string, thread: Thread | undefined) {
  if (!thread)
    return 'No comment was written: this is not a CI run of a GitHub pull request or a GitLab merge request.'
  if (!thread.token.value)
    return `No comment was written: ${thread.token.variable} is not set. ${thread.permission}`
  const marker = `<!-- contract-check ${encodeURIComponent(subject)} -->`
  const body = `${marker}\n${fitting(report, thread.longest - marker.length - 1)}`
  const comment = await find(thread, marker)
  const target = comment
    ? { method: thread.update.method, address: thread.update.address(comment.id) }
    : { method: 'POST', address: thread.comments }
  await call(thread, { ...target, content: { body } })
  return `The comment of ${thread.name} was ${comment ? 'updated' : 'written'}.`
}

/**
 * See https://docs.github.com/en/rest/issues/comments: GitHub stores the comments of a pull request as comments of an
 * issue.
 */
function githubThread(environment: Environment): Thread | undefined {
  const { GITHUB_REPOSITORY, GITHUB_TOKEN, GITHUB_API_URL = 'https://api.github.com' } = environment
  const number = pullRequestOf(environment)
  if (!GITHUB_REPOSITORY || number === undefined) return undefined
  const issues = `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/issues`
  return {
    name: `pull request ${number}`,
    comments: `${issues}/${number}/comments`,
    update: { method: 'PATCH', address: (id) => `${issues}/comments/${id}` },
    token: { value: GITHUB_TOKEN, variable: 'GITHUB_TOKEN' },
    longest: 65_536,
    permission:
      'The job needs `permissions: { contents: read, pull-requests: write }`, which runs for pull requests from forks never have.',
  }
}

function pullRequestOf({ GITHUB_EVENT_PATH, GITHUB_REF = '' }: Environment): number | undefined {
  const event: unknown =
    GITHUB_EVENT_PATH && existsSync(GITHUB_EVENT_PATH)
      ? JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8'))
      : {}
  const { number } = objectOf(objectOf(event).pull_request)
  const [, numberInRef] = /^refs\/pull\/(\d+)\//.exec(GITHUB_REF) ?? []
  if (typeof number === 'number') return number
  return numberInRef === undefined ? undefined : Number(numberInRef)
}

/** See https://docs.gitlab.com/api/notes/#merge-requests. */
function gitlabThread(environment: Environment): Thread | undefined {
  const { CI_API_V4_URL, CI_MERGE_REQUEST_PROJECT_ID, CI_MERGE_REQUEST_IID, GITLAB_TOKEN } = environment
  if (!CI_API_V4_URL || !CI_MERGE_REQUEST_PROJECT_ID || !CI_MERGE_REQUEST_IID) return undefined
  const project = encodeURIComponent(CI_MERGE_REQUEST_PROJECT_ID)
  const notes = `${CI_API_V4_URL}/projects/${project}/merge_requests/${CI_MERGE_REQUEST_IID}/notes`
  return {
    name: `merge request ${CI_MERGE_REQUEST_IID}`,
    comments: notes,
    update: { method: 'PUT', address: (id) => `${notes}/${id}` },
    token: { value: GITLAB_TOKEN, variable: 'GITLAB_TOKEN' },
    longest: 1_000_000,
    permission:
      'Set GITLAB_TOKEN to a project access token with the scope `api` and the role Reporter or higher: the CI job token cannot write notes.',
  }
}

/**
 * The comment of contract-check starts with a marker. A reply that quotes this comment does not start with the marker.
 */
async function find(thread: Thread, marker: string): Promise<Comment | undefined> {
  for (let page = 1; page <= pages; page++) {
    const address = `${thread.comments}?per_page=${perPage}&page=${page}`
    const answer = await call(thread, { method: 'GET', address })
    const comments = Comments.parse(await answer.json())
    const comment = comments.find(({ body }) => body?.startsWith(marker))
    if (comment) return comment
    // Read the header to find the next page: even a page that is not full can have one, because the host omits comments
    // that the token may not read.
    if (!/rel="?next"?/.test(answer.headers.get('Link') ?? '')) return undefined
  }
  return undefined
}

class Refused extends Error {}

type Call = { method: string; address: string; content?: object }

async function call({ token, permission, name }: Thread, { method, address, content }: Call) {
  const answer = await fetch(address, {
    method,
    headers: {
      Authorization: `Bearer ${token.value}`,
      'User-Agent': 'contract-check',
      ...(content && { 'Content-Type': 'application/json' }),
    },
    signal: AbortSignal.timeout(timeout),
    ...(content && { body: JSON.stringify(content) }),
  })
  if (answer.ok) return answer
  const action = method === 'GET' ? 'reading the comments of' : 'writing the comment of'
  const problem = `${action} ${name} failed with HTTP ${answer.status}`
  // GitHub and GitLab respond with 404 if the token may not read the resource.
  const isForbidden = [401, 403, 404].includes(answer.status)
  throw new Refused(isForbidden ? `${problem}. ${permission.replace(/\.$/, '')}` : problem)
}

/** Returns the start of the report that fits into a comment. The report is cut between two findings. */
function fitting(report: string, longest: number): string {
  if (report.length <= longest) return report
  const rest = '\n\n… The rest is too long for a comment. See the log of this run.'
  const most = report.slice(0, longest - rest.length - 5)
  const end = most.lastIndexOf('\n### ')
  const excerpt = (end > 0 ? most.slice(0, end) : most).trimEnd().toWellFormed()
  const isInCode = (excerpt.match(/^ *```/gm) ?? []).length % 2 === 1
  return `${excerpt}${isInCode ? '\n```' : ''}${rest}`
}
