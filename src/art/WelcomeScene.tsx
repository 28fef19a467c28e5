// Scene of registration and welcome: the moon in a nest.
import { Art, Pencil, Star, type ArtProps } from './Art.tsx'
import { paint } from './paint.ts'

export function WelcomeScene(props: ArtProps) {
  return (
    <Art width={360} height={240} {...props}>
      <path
        d="M178 18c86-6 146 38 150 104 3 60-58 102-150 104C84 228 26 184 28 122 30 66 92 24 178 18Z"
        fill={paint.mist}
      />
      <path d="M20 208c70-16 250-18 322-2" stroke={paint.straw} strokeWidth="9" />
      <Pencil d="M40 212c60-10 120-12 190-10M262 204c20 0 46 2 66 5" />
      <path
        d="M58 206c-10-26-4-50 16-68 12 24 6 50-16 68Zm4-2c6-24 24-38 50-40-4 26-22 40-50 40Z"
        fill={paint.leaf}
      />
      <path
        d="M304 206c14-26 12-52-8-74-16 24-14 52 8 74Zm-4-2c-6-22-22-34-46-36 4 24 20 36 46 36Z"
        fill={paint.fern}
      />
      <Pencil
        d="M59 204c2-20 8-38 14-52M66 202c10-14 22-24 36-30M303 204c-2-20-4-38-7-56M298 202c-8-12-20-22-34-28"
        stroke={paint.cream}
        width={1.8}
      />
      <path d="M108 148c3-14 34-22 72-22s70 8 72 22-32 24-72 24-74-10-72-24Z" fill={paint.plum} />
      <path
        d="M196 42c-36 2-63 30-63 64 0 35 29 62 64 60 23-1 41-12 52-31-35 12-70-8-72-43-1-20 7-38 19-50Z"
        fill={paint.moon}
      />
      <circle cx="163" cy="124" r="8" fill={paint.rose} opacity=".5" />
      <Pencil d="M152 109c3.5 4 10 4 14-.5M172 133c3 2 6 2 9 .5M184 43c-32 6-56 32-57 62" width={2.2} />
      <path d="M104 148c6 40 34 62 76 62s70-22 76-62c-16 13-42 19-76 19s-60-6-76-19Z" fill={paint.straw} />
      <Pencil d="M102 150c20 14 46 20 78 20s60-7 78-21M114 172c20 12 44 16 70 14M132 194c16 7 36 9 54 7M248 176c-16 9-38 14-56 13M152 166c6 14 20 28 36 36M212 166c-6 12-18 24-32 32M122 160c7 15 17 26 30 33M240 160c-6 17-18 30-34 38" />
      <path
        d="M106 150c-9-3-14-9-16-18M254 148c9-3 14-10 16-19M244 142c6-6 8-12 8-19"
        stroke={paint.straw}
        strokeWidth="4"
      />
      <Star x={214} y={76} r={11} />
      <Star x={240} y={104} r={6} />
      <Star x={96} y={70} r={8} />
      <Star x={278} y={58} r={7} fill={paint.rose} />
      <circle cx="118" cy="98" r="3" fill={paint.rose} />
      <circle cx="254" cy="80" r="2.5" fill={paint.honey} />
    </Art>
  )
}
