// Determines which questions a single click answers, and which clicks continue to the next question. An arrow key does
// not continue, although it selects a radio button, because users move through the options with arrow keys.
import type { Question } from '#generated/schema.d.ts'

/** Time in ms for which the selected choice is shown before the next step opens; no delay with reduced motion. */
export const acknowledgement = 180

/**
 * Time in ms during which further clicks count as part of the first click, as in a double click. They do not answer the
 * next question or submit the form.
 */
export const clickDuration = 450

/** Returns true if one click answers the question: a single choice, or a number on a scale. */
export const isOneChoice = (question: Question): boolean =>
  'options' in question
    ? question.maxChoices === 1
    : question.kind === 'scale' || question.kind === 'recommendation'

/**
 * Tracks keys and pointers in a radio group, because browsers also fire a click event for an arrow key, repeatedly
 * while the key is held.
 */
export function followClicks() {
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
    /** Returns true if the current click continues to the next question. */
    goesOn: () => !isArrowHeld,
  }
}
