// Lists the babies of the member, each with a link to its data, and a link that adds a baby.
import BabyIcon from 'lucide-react/icons/baby'
import Plus from 'lucide-react/icons/plus'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListLactationStages } from '#generated/hooks/profile.ts'
import { NewbornScene } from '#src/art/scenes/NewbornScene.tsx'
import type { Baby } from '#generated/schema.d.ts'
import { dateText } from '#src/runtime/format/dates.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { List, ListRow } from '#src/ui/content/List.tsx'
import { useBack } from '../useGoBack.ts'

/** @param canAdd true to show the link that adds a baby; false while baby content is muted */
export function BabyList({ babies, canAdd }: { babies: readonly Baby[]; canAdd?: boolean }) {
  const { formatMessage } = useIntl()
  const back = useBack() ?? '/about-me/edit-profile'
  return (
    <div className="grid gap-4">
      {babies.length > 0 ? (
        <List label={formatMessage({ id: 'profile.babies.title' })}>
          {babies.map((baby) => (
            <ListRow
              key={baby.id}
              start={<BabyIcon aria-hidden className="size-6" />}
              title={
                baby.name ?? (
                  <span>
                    <FormattedMessage id="profile.baby.unnamed" />
                  </span>
                )
              }
              text={<DatesOf baby={baby} />}
              render={(row) => <Link to="/about-me/baby" search={{ id: baby.id, back }} {...row} />}
            />
          ))}
        </List>
      ) : (
        <NewbornScene className="mx-auto w-52" />
      )}
      {canAdd && (
        <Link to="/about-me/baby" search={{ back }} className={buttonClass({ variant: 'soft', full: true })}>
          <Plus aria-hidden className="size-5" />
          <span>
            <FormattedMessage id={babies.length > 0 ? 'profile.babies.another' : 'profile.babies.add'} />
          </span>
        </Link>
      )}
    </div>
  )
}

function DatesOf({ baby: { birthDate, dueDate, stage } }: { baby: Baby }) {
  const intl = useIntl()
  const { data: stages } = useListLactationStages()
  const date = birthDate ?? dueDate
  const stageName = stages.items.find((each) => each.stage === stage)?.name
  return (
    <>
      <span>
        {date ? (
          <FormattedMessage
            id={birthDate ? 'profile.baby.bornOn' : 'profile.baby.dueOn'}
            values={{ date: dateText(intl, date) }}
          />
        ) : (
          <FormattedMessage id="profile.baby.noDate" />
        )}
      </span>
      {stageName && <span className="block">{stageName}</span>}
    </>
  )
}
