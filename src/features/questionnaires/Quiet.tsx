// Page that is shown instead of a questionnaire whose topic the member has muted. It contains a neutral text and a link
// to another page.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { LanternScene } from '#src/art/scenes/LanternScene.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'

export const Quiet = () => (
  <EmptyState
    level={1}
    art={<LanternScene />}
    title={<FormattedMessage id="questionnaires.quiet" />}
    text={<FormattedMessage id="questionnaires.quiet.text" />}
    action={
      <Link to="/" className={buttonClass()}>
        <FormattedMessage id="questionnaires.quiet.go" />
      </Link>
    }
  />
)
