// Shows the thing that an order or a parcel holds, or a bag where there is no picture of it, or none that loads.
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { cx } from '#src/ui/style/cx.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'

type ItemPictureProps = {
  src: string | null | undefined
  /** As wide as an icon’s place, among rows that have one. */
  small?: boolean
}

const pictureClass = 'absolute inset-0 size-full object-cover'

/** Those of the hub are drawn, and have a night of their own. One that does not load shows nothing, and so the bag. */
export const ItemPicture = ({ src, small }: ItemPictureProps) => (
  <span
    className={cx(
      'relative grid aspect-square place-items-center overflow-clip bg-blush',
      small ? 'w-11 rounded-control' : 'w-14 rounded-panel',
    )}
  >
    <ShoppingBag aria-hidden className="size-6" />
    {src?.startsWith('/art/') ? (
      <Drawing src={src} lazy className={pictureClass} />
    ) : (
      src && (
        <img src={src} alt="" loading="lazy" decoding="async" className={`dim-at-night ${pictureClass}`} />
      )
    )}
  </span>
)
