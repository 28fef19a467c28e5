// Button of a questionnaire's first page: starts or continues it, or shows the result.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useVisitorSecret } from '#src/domain/submissions/visitorSecrets.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { pathsOf } from '../paths.ts'
import type { Questionnaire } from '../useSentAnswers.ts'

/** Shows "start" until the draft of a visitor was read from the device; the form continues it anyway. */
export function StartButton({
  questionnaire: { id, screen, submitted, hasDraft },
}: {
  questionnaire: Questionnaire
}) {
  const secret = useVisitorSecret(id)
  const { form, result } = pathsOf(screen)
  const isSent = submitted || secret?.claimCode !== undefined
  const isBegun = hasDraft || secret?.draftId !== undefined
  return (
    <Link to={isSent ? result : form} className={buttonClass({ full: true })}>
      <FormattedMessage
        id={isSent ? 'questionnaires.seeResult' : isBegun ? 'questionnaires.goOn' : 'questionnaires.start'}
      />
    </Link>
  )
}
