// Two staff members who change the catalog by calls of the back office: one edits and submits, the other approves.
import sharp from 'sharp'
import { objectOf } from '#shared/unknown.ts'
import { expect } from 'vitest'
import type { Api } from './api.ts'
import { openStaffSide } from './staff.ts'

export type Edit = {
  topic: string
  entry: string
  /** Returns the new data of the entry. @param before data before the edit; `undefined` for a new entry */
  data: (before: unknown) => unknown
}

export type ContentTeam = Awaited<ReturnType<typeof openContentTeam>>

/** @param site origin of the members' site in links to previews */
export async function openContentTeam(api: Api, site?: string) {
  const staffSide = await openStaffSide(api, site)
  const editor = await staffSide.sessionOf('ton', 'content')
  const approver = await staffSide.sessionOf('nuan', 'content')

  async function edit(id: string, edits: readonly Edit[]) {
    for (const { topic, entry, data } of edits) {
      const query = { entry, change: id }
      const before = objectOf(
        (await staffSide.call('getContentEntry', editor, { path: { topic }, query })).data,
      )
      const body = {
        topic,
        entry,
        after: null,
        data: data(before.data),
        baseDigest: before.digest ?? null,
      }
      const { outcome } = await staffSide.dataOf('editContentEntry', editor, { path: { id }, body })
      expect(outcome).toBe('done')
    }
  }

  return {
    edit,

    /** Creates a change with edits. @returns its id */
    async draft(title: string, edits: readonly Edit[]) {
      const { id } = await staffSide.dataOf('createContentChange', editor, { body: { title } })
      await edit(id, edits)
      return id
    },

    /** Creates a change that restores the version of a topic before its current version. @returns its id */
    async draftOfEarlier(topic: string) {
      const { items } = await staffSide.dataOf('listContentVersions', editor, { path: { topic } })
      const path = { id: items[1]?.id ?? '' }
      return (await staffSide.dataOf('restoreContentVersion', editor, { path })).id
    },

    /** Submits a change, which another staff member approves. @returns the state of the change */
    async release(id: string, publishAt: Date | null = null) {
      const body = { publishAt: publishAt?.toISOString() ?? null }
      const { outcome } = await staffSide.dataOf('submitContentChange', editor, { path: { id }, body })
      const { problems } = await staffSide.dataOf('getContentChange', editor, { path: { id } })
      expect([outcome, problems]).toEqual(['done', []])
      const refused = await staffSide.dataOf('approveContentChange', editor, { path: { id } })
      expect(refused.outcome).toBe('ownChange')
      return (await staffSide.dataOf('approveContentChange', approver, { path: { id } })).change.state
    },

    /** Returns the problems with which a change cannot be submitted. */
    async problemsOf(id: string) {
      const body = { publishAt: null }
      const { outcome } = await staffSide.dataOf('submitContentChange', editor, { path: { id }, body })
      expect(outcome).toBe('invalid')
      const { problems } = await staffSide.dataOf('getContentChange', editor, { path: { id } })
      return problems.map(({ text }) => text)
    },

    /** Returns the path of the link to a preview. */
    async previewLink(id: string, choices: { path: string; language: string }) {
      const body = { reader: 'newMember', at: null, theme: 'day', ...choices }
      const { url } = await staffSide.dataOf('previewContentChange', editor, { path: { id }, body })
      return new URL(url ?? '').pathname
    },

    /** Uploads a picture of one color, cropped to 320 × 320 pixels. @returns its path */
    async uploadPicture(type: 'png' | 'jpeg', background: string) {
      const image = sharp({ create: { width: 640, height: 320, channels: 3, background } })
      const bytes = await image.toFormat(type).toBuffer()
      const crop = { left: 0.25, top: 0, width: 0.5, height: 1 }
      const body = { type: `image/${type}`, data: bytes.toString('base64'), crop }
      return (await staffSide.dataOf('uploadContentPicture', editor, { body })).path
    },
  }
}
