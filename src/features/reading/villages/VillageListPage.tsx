// `/villages/list`: shows the list of courses, one course, one of its chapters, or its certificate.
import { getRouteApi } from '@tanstack/react-router'
import { CertificatePage } from './CertificatePage.tsx'
import { ChapterPage } from './ChapterPage.tsx'
import { CoursePage } from './CoursePage.tsx'
import { VillageList } from './VillageList.tsx'

const route = getRouteApi('/_default/villages/list')

export function VillageListPage() {
  const { course, chapter, certificate } = route.useSearch()
  if (course === undefined) return <VillageList />
  if (certificate) return <CertificatePage courseId={course} />
  if (chapter !== undefined) return <ChapterPage key={chapter} courseId={course} chapterId={chapter} />
  return <CoursePage courseId={course} />
}
