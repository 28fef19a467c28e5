// `/redirect/fastLogin`: asks for confirmation before a link signs the visitor in. Without the confirmation, a link
// from an attacker could sign visitors in to the attacker's account. Visitors would then enter personal data into that
// account (login CSRF).
import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { getUserInfo } from '#generated/calls/account.ts'
import { asBearer } from '#src/client/context.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { followRedirect } from '#src/runtime/routing/redirect.ts'
import { Avatar } from '#src/ui/content/Avatar.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'
import { EntryFrame } from './shared/EntryFrame.tsx'

export function FastLoginPage() {
  const { redirect, globalEnv } = useSearch({ from: '/_blank/redirect/fastLogin/' })
  const app = useAppContext()
  const router = useRouter()
  const { data: member, isError } = useQuery({
    queryKey: ['fastLogin'],
    queryFn: () => asBearer(app.cookies.get('linkToken') ?? '', () => getUserInfo()),
    meta: { handlesErrors: true },
    gcTime: 0,
  })
  const leave = () => {
    app.cookies.set('linkToken', null)
    void router.navigate({ to: '/login', search: { redirect }, replace: true })
  }
  const goOn = () => {
    const token = app.cookies.get('linkToken')
    if (!token) return leave()
    app.cookies.set('linkToken', null)
    if (globalEnv === 'NA') app.cookies.set('appMode', '1')
    app.signIn(token)
    followRedirect(redirect, app, router)
  }
  if (isError)
    return (
      <EntryFrame>
        <div role="alert" className="grid gap-5">
          <h1 className="title-page">
            <FormattedMessage id="session.fastLogin.gone" />
          </h1>
          <Button full onClick={leave}>
            <FormattedMessage id="session.login.submit" />
          </Button>
        </div>
      </EntryFrame>
    )
  if (!member)
    return (
      <EntryFrame>
        <Skeleton shape="block" className="h-64" />
      </EntryFrame>
    )
  const { firstName, email, phone, avatar } = member
  return (
    <EntryFrame>
      <h1 className="title-page">
        <FormattedMessage id="session.fastLogin.title" values={{ name: firstName }} />
      </h1>
      <p className="mt-2 text-ink-soft">
        <FormattedMessage id="session.fastLogin.text" />
      </p>
      <div className="mt-6 mb-5 flex items-center gap-4 rounded-panel bg-blush p-4">
        <Avatar initials={firstName} src={avatar ?? undefined} />
        <p className="min-w-0 wrap-anywhere">
          <b className="block">{firstName}</b>
          {email ?? phone}
        </p>
      </div>
      <div className="grid gap-3">
        <Button full onClick={goOn}>
          <FormattedMessage id="session.fastLogin.go" />
        </Button>
        <Button full variant="quiet" onClick={leave}>
          <FormattedMessage id="session.fastLogin.leave" />
        </Button>
      </div>
    </EntryFrame>
  )
}
