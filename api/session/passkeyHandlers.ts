// Handles sign-in with passkeys, and lists, adds, renames and removes a member's passkeys.
import { brandNames } from '../catalog/brand.ts'
import type { Handlers } from '../http/operation.ts'
import { passkeyMessage } from './accountMails.ts'
import { addressOf } from './accounts.ts'
import { announce, sendAll } from './announce.ts'
import { lockMember, readMemberRow } from './members.ts'
import { issueChallenge } from './passkeys/challenges.ts'
import { creationOptions, requestOptions } from './passkeys/options.ts'
import {
  assertBelowLimit,
  insertPasskey,
  memberByPasskey,
  passkeysOf,
  readNewPasskey,
  remove,
  rename,
  passkeyView,
} from './passkeys/passkeys.ts'
import { assertReauthenticated, assertReauthenticatedOrSignedIn } from './reauthenticate.ts'
import { assertFactorLeft } from './secondFactor/state.ts'
import { sessionOf, signIn } from './signIn.ts'

export const passkeyHandlers: Pick<
  Handlers<'session'>,
  | 'listPasskeys'
  | 'beginPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'beginPasskeyProof'
  | 'beginLoginByPasskey'
  | 'loginByPasskey'
> = {
  async listPasskeys({ db, member }) {
    return { items: (await passkeysOf(db, member.id)).map(passkeyView) }
  },

  async beginPasskey(request) {
    const { db, member, body, now, integrations } = request
    await assertReauthenticatedOrSignedIn(request, body.proof)
    const [row, passkeys] = await Promise.all([readMemberRow(db, member), passkeysOf(db, member.id)])
    assertBelowLimit(passkeys)
    const challenge = await issueChallenge(db, { purpose: 'add', holder: member.session.id }, now)
    const options = { hub: integrations.sites.hub, challenge, credentialIds: passkeys.map(credentialIdOf) }
    const names = { hub: brandName, account: addressOf(row), member: row.firstName }
    return creationOptions(options, member.id, names)
  },

  async addPasskey({ db, member, body, now, caller, language, integrations }) {
    const holder = member.session.id
    const newPasskey = await readNewPasskey(db, body, { holder, hub: integrations.sites.hub, now })
    const { passkey, messages } = await db.transaction(async (tx) => {
      const owner = await lockMember(tx, member.id)
      const added = await insertPasskey(tx, { ...newPasskey, memberId: member.id, name: caller.device }, now)
      const write = (to: string) => passkeyMessage(to, 'added', language)
      return { passkey: added, messages: await announce(tx, owner, { write, now }) }
    })
    sendAll(integrations, messages)
    return passkeyView(passkey)
  },

  async renamePasskey({ db, member, path, body }) {
    await rename(db, member.id, { id: path.id, name: body.name.trim() })
  },

  async removePasskey(request) {
    const { db, member, path, body, now, language, integrations } = request
    await assertReauthenticated(request, body.proof)
    const messages = await db.transaction(async (tx) => {
      const owner = await lockMember(tx, member.id)
      await remove(tx, member.id, { id: path.id, now })
      await assertFactorLeft(tx, member.id)
      return await announce(tx, owner, { write: (to) => passkeyMessage(to, 'removed', language), now })
    })
    sendAll(integrations, messages)
  },

  async beginPasskeyProof({ db, member, now, integrations }) {
    const passkeys = await passkeysOf(db, member.id)
    const challenge = await issueChallenge(db, { purpose: 'proof', holder: member.session.id }, now)
    return requestOptions({
      hub: integrations.sites.hub,
      challenge,
      credentialIds: passkeys.map(credentialIdOf),
    })
  },

  async beginLoginByPasskey({ db, now, browser, integrations }) {
    const challenge = await issueChallenge(db, { purpose: 'signIn', holder: browser }, now)
    return requestOptions({ hub: integrations.sites.hub, challenge, credentialIds: [] })
  },

  async loginByPasskey({ db, body, now, caller, browser, integrations }) {
    const ceremony = { purpose: 'signIn', holder: browser, hub: integrations.sites.hub, now } as const
    const memberId = await memberByPasskey(db, body, ceremony)
    return sessionOf(await signIn(db, memberId, { now, by: 'passkey', caller, browser }))
  },
}

const credentialIdOf = ({ credentialId }: { credentialId: string }) => credentialId

const [brandName = 'Members’ hub'] = brandNames
