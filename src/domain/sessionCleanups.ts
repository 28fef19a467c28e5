// Deletes the member's stored check-ins and questionnaire secrets from the device when the session ends, so that the
// next user cannot read them.
import type { AppContext } from '../runtime/app/context.ts'
import { deleteCheckIns } from './checkInQueue/storedCheckIns.ts'
import { deleteSecrets } from './submissions/visitorSecrets.ts'

/** Call this function once at start-up, because the first response of the server may already end the session. */
export const addSessionCleanups = (app: Pick<AppContext, 'beforeSessionEnd' | 'token'>) =>
  app.beforeSessionEnd.add(() => {
    deleteCheckIns()
    // Keep submissions of a visitor who is asked to sign in: after the sign-in the member claims them.
    if (app.token() !== null) deleteSecrets()
  })
