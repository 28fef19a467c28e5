// Checks that a toast reports a success only if the page does not show the result itself: a new row, a changed state, a
// Moment or a heading is the message, and `toasts.announce` tells it to screen readers.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles } from './support/listFiles.ts'

/** Reasons for a toast. */
const elsewhere = 'the member is on another page, which does not show the result'
const unchanged = 'the page looks as before'
const balance = 'the toast shows the new balance'
const disappears = 'the item disappears, and the toast says what that means'

/** Files that report a success with a toast, with the reason. */
const reasons: Readonly<Record<string, string>> = {
  'src/domain/checkInQueue/sendStoredCheckIns.ts': elsewhere,
  'src/domain/delivery/CancelDelivery.tsx': balance,
  'src/domain/submissions/claimSubmissions.ts': elsewhere,
  'src/features/activities/ActivitySignInPage.tsx': elsewhere,
  'src/features/activities/join/JoinPage.tsx': elsewhere,
  'src/features/games/MakeUps.tsx': balance,
  // Shown only if the check-in is the first reward of a member; the row of the check-in shows any other reward.
  'src/features/games/useCheckInToday.ts': balance,
  'src/features/membership/rights/ProofForm.tsx': elsewhere,
  'src/features/profile/babies/BabyForm.tsx': elsewhere,
  'src/features/profile/babies/BabyPage.tsx': disappears,
  'src/features/profile/edit/ProfileForm.tsx': unchanged,
  'src/features/profile/me/MePage.tsx': disappears,
  'src/features/profile/tasks/TakeAll.tsx': balance,
  'src/features/profile/tasks/TaskRow.tsx': balance,
  'src/features/reading/villages/ChapterPage.tsx': balance,
  'src/features/session/security/ChangePassword.tsx': unchanged,
  'src/features/session/security/Devices.tsx': disappears,
  'src/features/session/security/FirstPassword.tsx': unchanged,
  'src/features/session/security/SecondFactor.tsx': unchanged,
  'src/features/session/shared/useJoined.ts': balance,
  'src/runtime/layout/ShareButton.tsx': unchanged,
  'src/runtime/session/useSignOut.ts': elsewhere,
}

const success = /toasts\.(?:done\(|show\(\s*'positive')/

const filesWith = (pattern: RegExp) =>
  listFiles('src/**/*.{ts,tsx}', 400).filter(
    (file) =>
      !/^src\/(?:backOffice|features\/gallery|runtime\/app)\//.test(file) &&
      pattern.test(readFileSync(file, 'utf8')),
  )

test('each toast for a success has a reason why the page does not show the result', () => {
  expect(filesWith(success)).toEqual(Object.keys(reasons).toSorted())
})

test('a success that the page shows is announced to screen readers', () => {
  expect(filesWith(/toasts\.announce\(/).length).toBeGreaterThan(15)
})
