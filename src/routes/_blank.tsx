// Layout `blank`: only the page.
import { createFileRoute, Outlet } from '@tanstack/react-router'

export const Route = createFileRoute('/_blank')({ staticData: { screen: 'layout' }, component: Outlet })
