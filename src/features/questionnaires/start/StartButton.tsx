// Button on the first page of a questionnaire: starts or continues the questionnaire, or shows its result.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useVisitorSecret } from '#src/domain/submissions/visitorSecrets.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { pathsOf } from '../paths.ts'
import type { Questionnaire } from '../useSentAnswers.ts'

/**
 * The label is "start" until the visitor's draft has been read from the device. The form continues the draft even if
 * the label still says "start".
 */
export function StartButton({
  questionnaire: { id, screen, submitted, hasDraft },
}: {
  questionnaire: Questionnaire
}) {
  const secret = useVisitorSecret(id)
  const { form, result } = pathsOf(screen)
  const isSent = submitted || secret?.claimCode !== undefined
  const isStarted = hasDraft || secret?.draftId !== undefined
  return (
    <Link to={isSent ? result : form} className={buttonClass({ full: true })}>
      <FormattedMessage
        id={isSent ? 'questionnaires.seeResult' : isStarted ? 'questionnaires.goOn' : 'questionnaires.start'}
      />
    </Link>
  )
}
