// Validates references between catalog files when the server starts, such as prizes that refer to gifts or vouchers.
import { gamePrizes } from '../catalog/gamePrizes.ts'
import { draws } from '../catalog/draws.ts'
import { gifts } from '../catalog/gifts.ts'
import { questionnaires } from '../catalog/questionnaires.ts'
import { checkReferences } from '../catalog/references.ts'
import { referral } from '../catalog/referral.ts'
import { rights } from '../catalog/rights.ts'
import { voucherTypes } from '../catalog/vouchers.ts'

const prizes = [
  ...gamePrizes,
  ...[...rights.values()].flatMap((right) =>
    'prize' in right && right.prize ? [{ at: `right ${right.id}`, prize: right.prize }] : [],
  ),
  { at: 'referral reward of the advocate', prize: referral.advocate },
  { at: 'referral reward of the friend', prize: referral.friend },
  ...questionnaires.en.map(({ id, reward }) => ({ at: `questionnaire ${id}`, prize: reward })),
]

checkReferences(prizes, {
  vouchers: new Set(voucherTypes.keys()),
  gifts: new Set(gifts.keys()),
  draws: new Set(draws.keys()),
})
