// Lists all prizes of games and draws, each with a description of its location in the catalog.
import { gameNames, games, rewardsOfYears } from './checkIn.ts'
import { draws } from './draws.ts'

export const gamePrizes = () => [
  ...gameNames.flatMap((name) =>
    rewardsOfYears(games()[name]).map((prize, index) => ({ at: `day ${(index % 7) + 1} of ${name}`, prize })),
  ),
  ...[...draws().values()].flatMap(({ id, prizes }) =>
    prizes.map((drawPrize) => ({ at: `prize ${drawPrize.id} of draw ${id}`, prize: drawPrize.prize })),
  ),
]
