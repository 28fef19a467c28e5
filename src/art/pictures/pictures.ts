// All pictures that are stored as files, by folder and name: `pictures.gifts['night-light']` is
// `/art/gifts/night-light.svg`. `node scripts/art.ts` writes the files to public/art.
import { activities } from './activities.tsx'
import { packageCards, questionnaires } from './cards.tsx'
import { covers } from './covers.tsx'
import type { Pictures } from './frames.tsx'
import { gifts } from './gifts.tsx'
import { levels } from './levels.tsx'
import { mall } from './mall.tsx'
import { benefits, prizes, products } from './products.tsx'
import { courses, topics } from './reading.tsx'
import { scenes } from './scenes.tsx'

export const pictures: Record<string, Pictures> = {
  activities,
  benefits,
  courses,
  gifts,
  levels,
  magazine: { ...covers, ...topics },
  mall,
  'package-cards': packageCards,
  prizes,
  products,
  questionnaires,
  scenes,
}
