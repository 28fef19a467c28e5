// Page for a missing or invalid link; the member can request another link there.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { LinkExpiredScene } from '#src/art/scenes/LinkExpiredScene.tsx'
import { MailSentScene } from '#src/art/scenes/MailSentScene.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'

const messages = {
  missing: {
    Scene: MailSentScene,
    title: 'session.recover.missing',
    text: 'session.recover.missing.text',
  },
  gone: {
    Scene: LinkExpiredScene,
    title: 'session.recover.gone',
    text: 'session.recover.gone.text',
  },
} as const

export function NoLink({ problem }: { problem: keyof typeof messages }) {
  const { Scene, title, text } = messages[problem]
  return (
    <EmptyState
      level={1}
      art={<Scene className="w-56 max-w-full" />}
      title={<FormattedMessage id={title} />}
      text={<FormattedMessage id={text} />}
      action={
        <Link to="/forget_pwd" className={buttonClass({ full: true })}>
          <FormattedMessage id="session.recover.again" />
        </Link>
      }
    />
  )
}
