// "Your gift opens on …" for the member's own calendar: a file that is made here, and that any calendar takes.
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useRouter } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMyMembership } from '../../../../generated/hooks/membership.ts'
import type { GiftOccasion } from '../../../../generated/schema.d.ts'
import { useAppContext } from '../../../runtime/app/AppProvider.tsx'
import { useCalendarFile } from '../../../runtime/downloads/useCalendarFile.ts'
import { useFormats } from '../../../runtime/format/useFormats.ts'
import { Button } from '../../../ui/Button.tsx'
import { linkToOccasion, named, type OccasionKind } from './occasions.ts'

type CalendarButtonProps = { kind: OccasionKind; occasion: GiftOccasion; opensAt: string }

export function CalendarButton({ kind, occasion, opensAt }: CalendarButtonProps) {
  const { babyId } = occasion
  const { formatMessage } = useIntl()
  const { dateAt } = useFormats()
  const { origin } = useAppContext()
  const router = useRouter()
  const { data: member } = useMyMembership()
  const saveEvent = useCalendarFile()
  const save = () => {
    const date = dateAt(opensAt, member.timeZone)
    const { href } = router.buildLocation(linkToOccasion(kind, { baby: babyId ?? undefined }))
    const url = new URL(href, origin).href
    saveEvent(date, {
      // The same for the same gift, also after its day has moved.
      uid: `gift-${kind}-${babyId ?? 'own'}-${date.slice(0, 4)}@${new URL(origin).host}`,
      when: { date },
      title: formatMessage({ id: 'gifts.calendar.title' }, { kind, ...named(occasion) }),
      text: formatMessage({ id: 'gifts.calendar.text' }, { url }),
      url,
    })
  }
  return (
    <Button variant="soft" size="small" icon={<CalendarPlus aria-hidden className="size-5" />} onClick={save}>
      <FormattedMessage id="gifts.calendar" />
    </Button>
  )
}
