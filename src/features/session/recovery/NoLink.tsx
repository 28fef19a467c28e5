// Page for a missing or invalid link, with a way to request another.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { LinkExpiredScene } from '#src/art/scenes/LinkExpiredScene.tsx'
import { MailSentScene } from '#src/art/scenes/MailSentScene.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'

const says = {
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

export function NoLink({ problem }: { problem: keyof typeof says }) {
  const { Scene, title, text } = says[problem]
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
