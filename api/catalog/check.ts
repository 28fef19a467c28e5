// Validates all topics of a version, and references between them, such as prizes that refer to gifts or vouchers.
import { gamePrizes } from './gamePrizes.ts'
import { draws } from './draws.ts'
import { gifts } from './gifts.ts'
import { questionnaires } from './questionnaires.ts'
import { checkReferences } from './references.ts'
import { referral } from './referral.ts'
import { rights } from './rights.ts'
import { inVersion, type CatalogVersion } from './topic.ts'
import { topics } from './topics.ts'
import { voucherTypes } from './vouchers.ts'

/**
 * Reads all topics. Data that was read before is not validated again; pass new data objects to validate a topic that is
 * unchanged but refers to a changed one.
 * @throws an Error that names the topic and its problems
 */
export function checkVersion(version: CatalogVersion) {
  inVersion(version, () => {
    for (const { name, content } of topics)
      try {
        content()
      } catch (error) {
        throw new Error(`Topic ${name} of the catalog is invalid.`, { cause: error })
      }
    checkReferences(prizes(), {
      vouchers: new Set(voucherTypes().keys()),
      gifts: new Set(gifts().keys()),
      draws: new Set(draws().keys()),
    })
  })
}

/** Lists all prizes of the catalog, each with the name of its entry. */
const prizes = () => [
  ...gamePrizes(),
  ...[...rights().values()].flatMap((right) =>
    'prize' in right && right.prize ? [{ at: `right ${right.id}`, prize: right.prize }] : [],
  ),
  { at: 'referral reward of the advocate', prize: referral().advocate },
  { at: 'referral reward of the friend', prize: referral().friend },
  ...questionnaires().en.map(({ id, reward }) => ({ at: `questionnaire ${id}`, prize: reward })),
]
