// Shows the picture of an item of an order or parcel, or a bag icon if there is no picture or it fails to load.
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { cx } from '#src/ui/style/cx.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'

type ItemPictureProps = {
  src: string | null | undefined
  /** True to make the picture as narrow as an icon; set in lists whose other rows start with an icon. */
  small?: boolean
}

const pictureClass = 'absolute inset-0 size-full object-cover'

/**
 * Pictures of the hub are SVG drawings with a variant for the dark theme. A picture that fails to load is
 * transparent, so that the bag icon behind it is visible.
 */
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
