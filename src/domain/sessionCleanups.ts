// Removes the data that product code stores on this device for a session, so that the next user of the device finds none of it.
import type { AppContext } from '../runtime/app/context.ts'
import { forgetKept } from './checkInQueue/keptCheckIns.ts'
import { forgetSecrets } from './submissions/visitorSecrets.ts'

/** Call it once at the start: the first answer of the server can already end the session. */
export const addSessionCleanups = (app: Pick<AppContext, 'beforeSessionEnd' | 'token'>) =>
  app.beforeSessionEnd.add(() => {
    forgetKept()
    // A visitor who is asked to sign in keeps their submissions: after the sign-in they take them over.
    if (app.token() !== null) forgetSecrets()
  })
