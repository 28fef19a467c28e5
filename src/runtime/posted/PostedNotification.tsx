// Notification with the result of a form that was posted without scripts. It looks like a toast and disappears after a
// time.
import { cx } from '#src/ui/style/cx.ts'
import type { Tone } from '#src/ui/feedback/Notice.tsx'
import { usePosted } from './posted.ts'

const colours: Readonly<Partial<Record<Tone, string>>> = {
  positive: 'border-positive-ink/25 bg-positive-soft',
  negative: 'border-negative-ink/25 bg-negative-soft',
}

export function PostedNotification() {
  const notice = usePosted()?.notice
  if (!notice) return null
  return (
    <p
      role="status"
      className={cx(
        'pointer-events-none fixed inset-x-4 bottom-[calc(var(--spacing)*28+env(safe-area-inset-bottom))] z-50',
        'mx-auto animate-[leave_400ms_8s_forwards] max-w-slip rounded-panel border px-4 py-3 text-ink md:bottom-20',
        colours[notice.tone] ?? 'border-info-ink/25 bg-info-soft',
      )}
    >
      {notice.text}
    </p>
  )
}
