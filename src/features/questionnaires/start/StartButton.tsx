// The one button of a questionnaire's first page: begin, go on with what was begun, or see what came of it.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useVisitorSecret } from '#src/domain/submissions/visitorSecrets.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { pathsOf } from '../paths.ts'
import type { Questionnaire } from '../useSentAnswers.ts'

/** Until the device has told what a visitor began there, it begins: the form goes on by itself. */
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
