// Deletes product data of a session from the device, so that the next user cannot read it.
import type { AppContext } from '../runtime/app/context.ts'
import { forgetKept } from './checkInQueue/keptCheckIns.ts'
import { forgetSecrets } from './submissions/visitorSecrets.ts'

/** Call it once at start-up: the first response of the server may already end the session. */
export const addSessionCleanups = (app: Pick<AppContext, 'beforeSessionEnd' | 'token'>) =>
  app.beforeSessionEnd.add(() => {
    forgetKept()
    // Keep submissions of a visitor who is asked to sign in: after the sign-in they are claimed for the member.
    if (app.token() !== null) forgetSecrets()
  })
