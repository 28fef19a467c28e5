// Says which questions one press answers, and which presses on them go on: an arrow key chooses as well, on its way to another.
import type { Question } from '#generated/schema.d.ts'

/** Milliseconds for which a choice is seen before the next question comes; nobody waits who wants nothing to move. */
export const acknowledgement = 180

/** Milliseconds after a press in which another at once belongs to it: it chooses nothing in the next question, and sends nothing. */
export const samePress = 450

/** Whether it is answered by one of several choices, or by one number of a scale. */
export const isOneChoice = (question: Question): boolean =>
  'options' in question
    ? question.maxChoices === 1
    : question.kind === 'scale' || question.kind === 'recommendation'

/** Follows keys and pointers in a group of radios: browsers make a click of an arrow key, too, while it is held. */
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
    /** Whether the click that came goes on. */
    goesOn: () => !isArrowHeld,
  }
}
