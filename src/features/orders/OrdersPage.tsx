// `/order`: lists the member's orders in the shop, or shows one order (`?id=`).
import { useSearch } from '@tanstack/react-router'
import { OrderDetail } from './OrderDetail.tsx'
import { OrderList } from './OrderList.tsx'

export function OrdersPage() {
  const { id } = useSearch({ from: '/_default/order' })
  return id === undefined ? <OrderList /> : <OrderDetail id={id} />
}
