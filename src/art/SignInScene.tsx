// Scene of the sign-in page: a window at night. Phones crop it to the middle band, which contains the important parts;
// desktops show the whole room.
import { Art, Pencil, Star, type ArtProps } from './Art.tsx'
import { MotherAndBaby } from './MotherAndBaby.tsx'
import { paint } from './paint.ts'

export function SignInScene(props: ArtProps) {
  return (
    <Art width={800} height={1000} slice {...props}>
      <path d="M0 0h800v1000H0Z" fill={paint.deep} />
      <path d="M176 700V374c0-138 94-232 224-232s224 94 224 232v326Z" fill={paint.straw} />
      <path d="M190 690V376c0-128 90-220 210-220s210 92 210 220v314Z" fill={paint.dusk} />
      <path d="M190 610c60-34 120-30 176 0 70-46 160-48 244-6v86H190Z" fill={paint.deep} opacity=".55" />
      <path
        d="M532 312c-44 3-78 38-78 80 0 43 35 77 79 75 28-1 51-16 64-38-43 15-86-10-89-53-1-26 8-47 24-64Z"
        fill={paint.moon}
      />
      <Pencil d="M484 398c5 5 12 5 17-1M516 314c-42 8-71 40-72 80" width={3.4} />
      <circle cx="497" cy="416" r="10" fill={paint.rose} opacity=".5" />
      <Star x={278} y={330} r={15} fill={paint.moon} />
      <Star x={300} y={424} r={9} />
      <Star x={350} y={250} r={11} />
      <Star x={560} y={270} r={8} fill={paint.moon} />
      <Star x={440} y={226} r={6} fill={paint.moon} />
      <path
        d="M156 128c40-20 92-30 130-26-6 110-34 240-42 330-4 90 10 190 4 276-40 8-78 8-112 2 8-180-16-420 20-582Z"
        fill={paint.plum}
      />
      <path
        d="M644 128c-40-20-92-30-130-26 6 110 60 220 78 316 14 92 0 194 6 290 26 6 52 6 78 0-8-180 4-418-32-580Z"
        fill={paint.plum}
      />
      <Pencil
        d="M196 150c-18 150-22 360-18 520M250 132c-4 90-22 180-30 260M606 150c26 130 36 300 34 500M560 130c12 70 34 130 50 190"
        stroke={paint.rose}
        width={4}
      />
      <path d="M120 104c180-14 380-14 560 0" stroke={paint.straw} strokeWidth="13" />
      <path
        d="M126 692c180-9 370-9 548 0 8 0 12 6 12 15s-5 15-13 15c-180 9-366 9-546 0-8 0-13-6-13-15s5-15 12-15Z"
        fill={paint.straw}
      />
      <path d="M0 770c260-26 540-26 800 0v230H0Z" fill={paint.dusk} />
      <MotherAndBaby transform="translate(216 378) scale(1.86)" />
      <path
        d="M168 716c70 26 150 38 236 38s166-14 232-40c-8 92-86 150-232 150s-228-60-236-148Z"
        fill={paint.straw}
      />
      <Pencil
        d="M160 716c74 30 156 42 244 42s168-14 238-44M186 772c70 34 150 46 230 42M240 830c50 20 110 26 170 22M616 780c-50 28-110 42-160 42M320 752c16 36 50 78 88 98M500 750c-16 34-44 66-76 90M226 738c18 42 46 76 84 100M584 736c-18 46-52 84-92 106"
        width={3.6}
      />
      <path
        d="M172 718c-26-10-40-26-46-48M636 716c24-10 38-28 44-50M618 702c18-14 24-28 24-46"
        stroke={paint.straw}
        strokeWidth="9"
      />
      <path
        d="M92 880c-34-60-36-130-8-190 34 54 38 124 8 190Zm6 0c4-62 36-112 88-140 4 62-28 116-88 140Zm-12 2c-48-18-74-58-76-112 48 16 74 58 76 112Z"
        fill={paint.fern}
      />
      <Pencil
        d="M92 890c-4-60-6-110-8-150M98 880c18-44 42-76 70-100M84 884c-18-34-38-60-58-78"
        stroke={paint.leaf}
        width={3.4}
      />
      <path d="M48 880h88c-2 44-8 82-18 112H66c-10-30-16-68-18-112Z" fill={paint.rose} />
      <path
        d="M628 622c-10 8-14 16-14 28v32c0 10 6 16 16 16h36c10 0 16-6 16-16v-32c0-12-4-20-14-28Z"
        fill={paint.cream}
      />
      <path
        d="M614 660c12-4 22 2 34 0s24-4 34-1v23c0 10-6 16-16 16h-36c-10 0-16-6-16-16Z"
        fill={paint.blush}
      />
      <path d="M622 614c0-4 2-6 6-6h40c4 0 6 2 6 6v8c0 4-2 6-6 6h-40c-4 0-6-2-6-6Z" fill={paint.rose} />
      <path d="M632 608c0-6 7-8 9-14 2-10 12-10 14 0 2 6 9 8 9 14Z" fill={paint.honey} />
    </Art>
  )
}
