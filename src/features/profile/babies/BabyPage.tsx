// `/about-me/baby`: adds a baby, or edits or deletes one with `?id=`. Afterwards it opens the page whose path is in the
// query, if there is one. Otherwise it shows the welcome gift for a newborn, or the home page, which counts the weeks
// of a pregnancy.
import { useState } from 'react'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetToday } from '#generated/hooks/account.ts'
import { useListBabies, useDeleteBaby } from '#generated/hooks/profile.ts'
import type { Baby } from '#generated/schema.d.ts'
import { NewbornScene } from '#src/art/scenes/NewbornScene.tsx'
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { BackLink, PageHead } from '#src/ui/frames/PageHead.tsx'
import { useConsentTo } from '../useConsentTo.ts'
import { BabyConsent } from './BabyConsent.tsx'
import { BabyForm } from './BabyForm.tsx'

const route = getRouteApi('/_default/about-me/baby')

export function BabyPage() {
  const { id, back } = route.useSearch()
  const navigate = useNavigate()
  const { data: today } = useGetToday()
  const { data: babies } = useListBabies()
  const mayKeep = useConsentTo('babyData')
  const baby = babies.items.find((each) => each.id === id)
  const goOn = (saved?: Baby) => {
    if (back !== undefined) void navigate({ to: back })
    else if (!saved || saved.birthDate === null) void navigate({ to: '/' })
    else void navigate({ to: '/gifts/newBabyGiftList', search: { baby: saved.id } })
  }
  return (
    <>
      <PageHead
        back={
          <BackLink
            label={<FormattedMessage id={back === undefined ? 'platform.nav.home' : 'profile.edit.back'} />}
            render={(props) => <Link to={back ?? '/'} {...props} />}
          />
        }
        title={
          baby ? (
            (baby.name ?? (
              <span>
                <FormattedMessage id="profile.baby.unnamed" />
              </span>
            ))
          ) : (
            <span>
              <FormattedMessage id="profile.baby.new" />
            </span>
          )
        }
        intro={
          baby ? undefined : (
            <FormattedMessage id={mayKeep ? 'profile.baby.new.intro' : 'profile.babies.why'} />
          )
        }
      />
      <Columns
        even
        aside={
          !babies.silenced && (
            <Card tone="blush" className="grid place-items-center max-tablet:hidden">
              <NewbornScene className="w-full max-w-80" />
            </Card>
          )
        }
      >
        <Card>
          {mayKeep ? (
            <BabyForm baby={baby} today={today.date} isSilenced={babies.silenced} onSaved={goOn} />
          ) : (
            <BabyConsent />
          )}
        </Card>
        {baby && <BabyRemoval id={baby.id} onRemoved={goOn} />}
      </Columns>
    </>
  )
}

/** Asks for confirmation before the data of a baby is deleted permanently, and offers muting instead. */
function BabyRemoval({ id, onRemoved }: { id: string; onRemoved: () => void }) {
  const { formatMessage } = useIntl()
  const { toasts } = useAppContext()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useDeleteBaby({
    onSuccess: () => {
      toasts.done(formatMessage({ id: 'profile.baby.removed' }))
      onRemoved()
    },
  })
  return (
    <>
      <Button full variant="quiet" onClick={() => setAsking(true)}>
        <FormattedMessage id="profile.remove" />
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={<FormattedMessage id="profile.baby.remove.title" />}
        confirm={<FormattedMessage id="profile.remove" />}
        onConfirm={() => mutate({ id })}
        isPending={isPending}
        cancel={<FormattedMessage id="profile.keep" />}
        onCancel={() => setAsking(false)}
        advised="cancel"
      >
        <p>
          <FormattedMessage id="profile.baby.remove.text" />
        </p>
      </ConfirmDialog>
    </>
  )
}
