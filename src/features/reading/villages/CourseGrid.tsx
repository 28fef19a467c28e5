import { useIntl } from 'react-intl'
import type { Course } from '../../../../generated/schema.d.ts'
import { CourseCard } from './CourseCard.tsx'

export function CourseGrid({ courses }: { courses: readonly Course[] }) {
  const { formatMessage } = useIntl()
  return (
    <ul
      aria-label={formatMessage({ id: 'reading.courses.title' })}
      className="grid grid-cols-1 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] tablet:gap-6"
    >
      {courses.map((course) => (
        <li key={course.id} className="grid">
          <CourseCard course={course} />
        </li>
      ))}
    </ul>
  )
}
