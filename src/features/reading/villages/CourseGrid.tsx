import { useIntl } from 'react-intl'
import type { Course } from '#generated/schema.d.ts'
import { GiftShelf, GiftShelfItem } from '#src/ui/rewards/GiftCard.tsx'
import { CourseCard } from './CourseCard.tsx'

export function CourseGrid({ courses }: { courses: readonly Course[] }) {
  const { formatMessage } = useIntl()
  return (
    <GiftShelf wide label={formatMessage({ id: 'reading.courses.title' })}>
      {courses.map((course) => (
        <GiftShelfItem key={course.id}>
          <CourseCard course={course} />
        </GiftShelfItem>
      ))}
    </GiftShelf>
  )
}
