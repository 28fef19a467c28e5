// Layout `blank`: only the page content.
import { createFileRoute, Outlet } from '@tanstack/react-router'

export const Route = createFileRoute('/_blank')({ staticData: { screen: 'layout' }, component: Outlet })
