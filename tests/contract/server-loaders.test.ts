// Tests that the loader of a page starts all API requests of its view. Requests that only start during rendering would
// run one after another (src/runtime/loading/lateReads.ts).
import { expect, test } from 'vitest'
import { callsOfRender } from '#api/server/pages/renderCalls.ts'
import { screens } from '#generated/screens.ts'
import { testApi } from '../support/api.ts'
import { addMember } from '../support/members.ts'
import { render } from '#src/entry-server.tsx'
import { nonEmpty } from '../support/nonEmpty.ts'

const api = await testApi()
const caller = { address: '192.0.2.1', country: null, device: null }

async function faultsOf(path: string, token?: string) {
  const faults: string[] = []
  const headers = token ? { Cookie: `hub_token=${token}` } : undefined
  const answer = await render(new Request(`http://localhost${path}`, { headers }), {
    ...callsOfRender(api, caller),
    manifest: { routes: {} },
    nonce: '',
    sites: { hub: 'http://localhost', neighbours: {} },
    reportFault: (fault) => faults.push(String(fault)),
  })
  await answer.text()
  return { status: answer.status, faults }
}

const pages = screens
  .filter((screen) => !('redirect' in screen))
  .map(({ path, access, example = path }) => ({ address: example, access }))

test.each(nonEmpty(pages.filter(({ access }) => access !== 'member')))(
  'the loader of $address starts all API requests of a visitor before rendering',
  async ({ address }) => {
    expect((await faultsOf(address)).faults).toEqual([])
  },
)

test.each(nonEmpty(pages.filter(({ access }) => access !== 'visitor')))(
  'the loader of $address starts all API requests of a member before rendering',
  async ({ address }) => {
    const { token } = await addMember(api)
    expect((await faultsOf(address, token)).faults).toEqual([])
  },
)
