// An error that no boundary below the root caught: the error page without a layout (section 8).
import type { ErrorComponentProps } from '@tanstack/react-router'
import { BlankFrame } from '../../../ui/BlankFrame.tsx'
import { ErrorPage } from './ErrorPage.tsx'

export function FatalPage(props: ErrorComponentProps) {
  return (
    <BlankFrame centred>
      <ErrorPage {...props} />
    </BlankFrame>
  )
}
