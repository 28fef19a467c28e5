// An error that no part of a page kept to itself: the error page alone (section 8).
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
