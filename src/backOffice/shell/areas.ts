// Areas of the navigation, with the permission that each one needs. The first permitted area opens after the sign-in.
import {
  ChartColumn,
  BookOpenText,
  CircleCheckBig,
  ClipboardCheck,
  MessageSquare,
  Package,
  TriangleAlert,
  Users,
  Warehouse,
} from 'lucide-react'

export const areas = [
  { to: '/reviews', permission: 'review', title: 'backOffice.reviews.title', icon: ClipboardCheck },
  { to: '/members', permission: 'findMembers', title: 'backOffice.members.title', icon: Users },
  { to: '/messages', permission: 'answer', title: 'backOffice.messages.title', icon: MessageSquare },
  { to: '/parcels', permission: 'ship', title: 'backOffice.parcels.title', icon: Package },
  { to: '/stock', permission: 'stock', title: 'backOffice.stock.title', icon: Warehouse },
  { to: '/content', permission: 'editContent', title: 'backOffice.content.title', icon: BookOpenText },
  { to: '/approvals', permission: 'approve', title: 'backOffice.approvals.title', icon: CircleCheckBig },
  { to: '/figures', permission: 'figures', title: 'backOffice.figures.title', icon: ChartColumn },
  { to: '/jobs', permission: 'operate', title: 'backOffice.jobs.title', icon: TriangleAlert },
] as const
