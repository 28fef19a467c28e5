// Page header of the account page: picture, name, contact data and level.
import Pencil from 'lucide-react/icons/pencil'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { LevelEmblem } from '#src/art/Levels.tsx'
import type { UserInfo } from '#generated/schema.d.ts'
import { usePhoneText } from '#src/runtime/format/usePhones.ts'
import { Avatar } from '#src/ui/content/Avatar.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { initialsOf } from '../initials.ts'

export function MeHead({ user }: { user: UserInfo }) {
  const { formatMessage } = useIntl()
  const { email, phone, avatar, firstName, lastName, memberLevel, memberLevelList } = user
  const phoneText = usePhoneText(phone ?? '', user.countryCode)
  const level = memberLevelList.find((each) => each.level === memberLevel)
  return (
    <Card
      as="section"
      tone="blush"
      className="flex flex-col items-center gap-5 text-center tablet:flex-row tablet:text-left"
    >
      <Avatar initials={initialsOf(user)} src={avatar ?? undefined} size="large" className="size-24" />
      <div className="min-w-0 tablet:flex-1">
        <h1 className="title-page">
          {formatMessage({ id: 'profile.name' }, { first: firstName, last: lastName ?? '' }).trim()}
        </h1>
        <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">{email ?? phoneText}</p>
        {level && (
          <p className="mt-3 inline-flex items-center gap-2 rounded-full bg-raised py-1 pr-4 pl-1.5 font-semibold">
            <LevelEmblem level={memberLevel} className="size-9" />
            <span>
              <FormattedMessage id="profile.me.level" values={{ name: level.name, level: memberLevel }} />
            </span>
          </p>
        )}
      </div>
      <Link to="/about-me/edit-profile" className={`${buttonClass({ variant: 'quiet' })} max-tablet:w-full`}>
        <Pencil aria-hidden className="size-5" />
        <FormattedMessage id="profile.edit.title" />
      </Link>
    </Card>
  )
}
