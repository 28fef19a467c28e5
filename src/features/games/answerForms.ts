// Handles the check-in form on the server if the browser posts it without scripts.
import { checkIn, listGames } from '#generated/calls/games.ts'
import { ALREADY_CHECKED_IN } from '#generated/codes.ts'
import { CallError } from '#src/client/errors.ts'
import { failureText } from '#src/runtime/format/failureText.ts'
import { mutate } from '#src/runtime/posted/mutate.ts'
import type { AnswerForm } from '#src/runtime/posted/posted.ts'
import { grantedText } from './granted.ts'

const answerCheckIn: AnswerForm = async ({ game: postedGame }, app) => {
  const { intl } = app.localeStore.get()
  try {
    const { games } = await app.queryClient.fetchQuery(listGames.query())
    const game = games.map((each) => each.game).find((each) => each === postedGame)
    if (!game) return {}
    const { reward, state } = await mutate(app, checkIn.mutation, { game })
    return { notice: { tone: 'positive', text: grantedText(intl, reward, state) } }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const tone = error.hasCode(ALREADY_CHECKED_IN) ? 'info' : 'negative'
    return { notice: { tone, text: failureText(error, intl) } }
  }
}

/** Handlers of posted forms, by operation id. */
export const checkInForms = { [checkIn.id]: answerCheckIn }
