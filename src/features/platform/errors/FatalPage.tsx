// An error that no boundary below the root caught: the error page without a layout (section 8).
import { BlankFrame } from '#src/ui/frames/BlankFrame.tsx'
import { ErrorPage, type ErrorPageProps } from './ErrorPage.tsx'

export function FatalPage(props: ErrorPageProps) {
  return (
    <BlankFrame centred>
      <ErrorPage {...props} />
    </BlankFrame>
  )
}
