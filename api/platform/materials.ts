// Picks what a scene shows at a moment, to people of a country.
import type { components } from '#generated/schema.d.ts'
import { materials } from '../catalog/materials.ts'
import { isOfferedIn } from '../offers/eligibility.ts'
import type { Language } from '../locale/language.ts'
import { showable, type Viewer } from '../offers/silence.ts'

type Scene = components['schemas']['Scene']

/** From its first instant up to, but not at, its last; to all countries, or to those it names; nothing silenced. */
export function materialsOf(
  scene: Scene,
  {
    viewer,
    country,
    language,
    now,
  }: { viewer: Viewer; country: string | null; language: Language; now: Date },
): components['schemas']['SceneMaterial'][] {
  return showable(materials, viewer)
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
