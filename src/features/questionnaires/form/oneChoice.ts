// Determines which questions a click answers, and which clicks continue: arrow keys also change a radio button while
// moving through the options.
import type { Question } from '#generated/schema.d.ts'

/** Time in ms for which the selected choice is shown; skipped with reduced motion. */
export const acknowledgement = 180

/**
 * Time in ms after a click in which further clicks count as a part of it: they neither answer the next question nor
 * submit.
 */
export const samePress = 450

/** True if the question is answered by a single choice, or by one number of a scale. */
export const isOneChoice = (question: Question): boolean =>
  'options' in question
    ? question.maxChoices === 1
    : question.kind === 'scale' || question.kind === 'recommendation'

/** Tracks keys and pointers in a radio group: browsers fire a click for an arrow key, also while it is held. */
export function followPresses() {
  let isArrowHeld = false
  return {
    keyDown: (key: string) => {
      isArrowHeld = key.startsWith('Arrow')
    },
    keyUp: () => {
      isArrowHeld = false
    },
    pointerDown: () => {
      isArrowHeld = false
    },
    /** Returns true if the current click continues. */
    goesOn: () => !isArrowHeld,
  }
}
