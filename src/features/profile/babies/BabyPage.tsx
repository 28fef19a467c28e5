// `/about-me/baby`: tells us of a baby, and ends in what that brings: the welcome gift of a newborn, or home, where the weeks count
// from now on. Whoever came from another page goes back there.
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useToday } from '../../../../generated/hooks/account.ts'
import type { Baby } from '../../../../generated/schema.d.ts'
import { NewbornScene } from '../../../art/scenes/NewbornScene.tsx'
import { BackHome } from '../../../runtime/layout/BackLinks.tsx'
import { Card } from '../../../ui/content/Card.tsx'
import { Columns } from '../../../ui/content/Columns.tsx'
import { PageHead } from '../../../ui/frames/PageHead.tsx'
import { useConsentTo } from '../useConsentTo.ts'
import { BabyConsent } from './BabyConsent.tsx'
import { BabyForm } from './BabyForm.tsx'

const route = getRouteApi('/_default/about-me/baby')

export function BabyPage() {
  const { back } = route.useSearch()
  const navigate = useNavigate()
  const { data: today } = useToday()
  const mayKeep = useConsentTo('babyData')
  const goOn = ({ id, birthDate }: Baby) => {
    if (back !== undefined) void navigate({ to: back })
    else if (birthDate === null) void navigate({ to: '/' })
    else void navigate({ to: '/gifts/newBabyGiftList', search: { baby: id } })
  }
  return (
    <>
      <PageHead
        back={<BackHome />}
        title={<FormattedMessage id="profile.baby.new" />}
        intro={<FormattedMessage id={mayKeep ? 'profile.baby.new.intro' : 'profile.babies.why'} />}
      />
      <Columns aside={<NewbornScene className="mx-auto w-full max-w-80 max-tablet:hidden" />}>
        <Card>{mayKeep ? <BabyForm today={today.date} onSaved={goOn} /> : <BabyConsent />}</Card>
      </Columns>
    </>
  )
}
