// Calculates the square to which a picture is cropped, in pixels of the picture. The square stays within the picture.

export type Size = { width: number; height: number }
export type Crop = { x: number; y: number; side: number }

/** Maximum zoom: ratio of the largest to the smallest side length of the crop. */
export const maxZoom = 4

const sideOf = ({ width, height }: Size) => Math.min(width, height)

/** Returns the largest possible crop, centered in the picture. */
export function largestCrop(picture: Size): Crop {
  const side = sideOf(picture)
  return { x: (picture.width - side) / 2, y: (picture.height - side) / 2, side }
}

/** Returns the zoom factor of a crop; 1 for the largest square. */
export const zoomOf = (picture: Size, { side }: Crop) => sideOf(picture) / side

/** @param dx distance by which the crop moves to the right, as a fraction of its side length */
export const moved = (picture: Size, crop: Crop, { dx, dy }: { dx: number; dy: number }): Crop =>
  within(picture, { ...crop, x: crop.x + dx * crop.side, y: crop.y + dy * crop.side })

/** Zooms around the center of the current crop. */
export function zoomed(picture: Size, crop: Crop, zoom: number): Crop {
  const side = sideOf(picture) / clamp(zoom, 1, maxZoom)
  const less = (crop.side - side) / 2
  return within(picture, { x: crop.x + less, y: crop.y + less, side })
}

const within = (picture: Size, { x, y, side }: Crop): Crop => ({
  x: clamp(x, 0, picture.width - side),
  y: clamp(y, 0, picture.height - side),
  side,
})

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
