// Shows what was bought, or a bag where the shop gives no picture of it.
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { Picture } from '../../ui/content/Picture.tsx'

export const ItemPicture = ({ src }: { src: string | null | undefined }) => (
  <span className="block w-14">
    <Picture src={src ?? undefined} alt="" ratio={1} className="rounded-panel">
      <ShoppingBag aria-hidden className="size-6" />
    </Picture>
  </span>
)
