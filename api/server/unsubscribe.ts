// Turns off emails about a topic with the link in their header (RFC 8058), which email apps call without a sign-in.
import { Hono } from 'hono'
import type { Integrations } from '../integrations/integrations.ts'
import { settingsPath } from '../integrations/mailHtml.ts'
import { setEmailTopic } from '../notices/emailSettings.ts'
import { readUnsubscribeToken } from '../notices/unsubscribe.ts'
import type { Store } from '../store/store.ts'

export function openUnsubscribe({ db }: Pick<Store, 'db'>, { files }: Pick<Integrations, 'files'>) {
  const routes = new Hono()
  // Only redirects, because email apps and scanners open links by themselves.
  routes.get('/:token', (c) => c.redirect(settingsPath))
  routes.post('/:token', async (c) => {
    const subscription = await readUnsubscribeToken(files, c.req.param('token'))
    if (!subscription) return c.text('This link is not valid.', 404)
    await setEmailTopic(db, subscription.memberId, { topic: subscription.topic, enabled: false })
    return c.body(null, 204)
  })
  return routes
}
