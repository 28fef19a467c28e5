// Handlers that create links to previews of a change, and that store pictures of entries.
import { refuse } from '#shared/protocol/refuse.ts'
import { recordActs } from '../audit/recordActs.ts'
import { findChange } from '../content/changes.ts'
import { picturePath } from '../content/pictures.ts'
import { previewMinutes, previewPath, previewToken, previewVersion } from '../content/preview.ts'
import { storeCatalogPicture } from '../platform/uploads/catalogPicture.ts'
import { previewReaders } from '../samples/previewReaders.ts'
import { actorOf } from '../staff/sessions.ts'
import type { StaffHandlers } from './operation.ts'

type Ids = 'previewContentChange' | 'listContentPreviewReaders' | 'uploadContentPicture'

export const previewHandlers: Pick<StaffHandlers, Ids> = {
  async previewContentChange({ db, path: { id }, body, staff, now, integrations, membersSite }) {
    if (!(await findChange(db, id))) refuse('NOT_FOUND')
    const isReader = previewReaders(membersSite.hasSamples).some((reader) => reader.id === body.reader)
    if (!isReader) refuse('BAD_REQUEST', { reasons: [{ code: 'FORMAT', field: 'reader' }] })
    const until = new Date(now.getTime() + previewMinutes * 60_000).toISOString()
    const version = await previewVersion(db, id)
    if (typeof version === 'string') return { outcome: version, url: null, until }
    const at = body.at === null ? null : new Date(body.at).toISOString()
    const choices = { ...body, change: id, at, until }
    const token = await previewToken(integrations.files, membersSite.origin, choices)
    await recordActs(db, now, { what: 'content-previewed', by: actorOf(staff), subject: id })
    return { outcome: 'done', url: membersSite.origin + previewPath + token, until }
  },

  listContentPreviewReaders: async ({ membersSite }) => ({ items: previewReaders(membersSite.hasSamples) }),

  async uploadContentPicture({ db, body: { type, data, crop }, staff, now, integrations }) {
    const upload = { type, bytes: new Uint8Array(Buffer.from(data, 'base64')), crop, by: actorOf(staff), now }
    const { digest, width, height } = await storeCatalogPicture(db, integrations.files, upload)
    return { path: picturePath(digest), width, height }
  },
}
