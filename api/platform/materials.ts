// Selects the materials of a scene for the current time, the country and the viewer.
import type { components } from '#generated/schema.d.ts'
import { materials } from '../catalog/materials.ts'
import { isOfferedIn } from '../offers/eligibility.ts'
import type { Language } from '../locale/language.ts'
import { showable, type Viewer } from '../offers/silence.ts'

type Scene = components['schemas']['Scene']

/**
 * Returns materials whose time window includes `now` (start inclusive, end exclusive). Omits materials that are not
 * offered in the country, and materials about babies if the viewer has hidden baby content.
 */
export function materialsOf(
  scene: Scene,
  {
    viewer,
    country,
    language,
    now,
  }: { viewer: Viewer; country: string | null; language: Language; now: Date },
): components['schemas']['SceneMaterial'][] {
  return showable(materials(), viewer)
    .filter(
      (material) =>
        material.scene === scene &&
        isOfferedIn(material, country) &&
        (material.from === null || new Date(material.from) <= now) &&
        (material.until === null || now < new Date(material.until)),
    )
    .map(({ id, kind, title, text, picture, link, until }) => ({
      id,
      kind,
      picture,
      link,
      until,
      title: title[language],
      text: text[language],
    }))
}
