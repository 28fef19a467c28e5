// Example of the picture cropper. It appears when its sample picture has loaded.
import { useEffect, useState } from 'react'
import { largestCrop } from '#src/ui/files/crop.ts'
import { Cropper } from '#src/ui/files/Cropper.tsx'
import { State } from './Piece.tsx'
import { samplePicture } from './samplePicture.ts'
import { useLocaleState } from './localeState.tsx'

const size = { width: 800, height: 600 }

export function Crops() {
  const { label, ...labels } = useLocaleState().t.crop
  const [picture, setPicture] = useState<HTMLImageElement>()
  const [crop, setCrop] = useState(() => largestCrop(size))
  useEffect(() => {
    const image = new Image(size.width, size.height)
    image.onload = () => setPicture(image)
    image.src = samplePicture
  }, [])
  return (
    <State name="the middle at first">
      {picture && (
        <Cropper picture={picture} value={crop} onValueChange={setCrop} label={label} labels={labels} />
      )}
    </State>
  )
}
