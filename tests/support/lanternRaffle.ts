// Provides a campaign with a raffle that the catalog does not contain, with texts in the four languages and pictures of
// prizes.
export const lanternPath = { year: '2026', campaign: 'LanternNight' }
export const lanternId = '2026-LanternNight'
export const lanternEntry = `/${lanternId}`
export const lanternType = 'NOV00009'

/** Titles of the campaign by language. */
export const lanternTitle = {
  en: 'Lantern night',
  id: 'Malam lentera',
  th: 'คืนโคมไฟ',
  vn: 'Đêm lồng đèn',
}

/** Names of the first prize by language. */
export const firstPrize = {
  en: '300 coins and a paper lantern',
  id: '300 koin dan lentera kertas',
  th: '300 เหรียญและโคมกระดาษ',
  vn: '300 xu và một chiếc lồng đèn giấy',
}

const secondPrize = {
  en: '15 coins for everyone',
  id: '15 koin untuk semua',
  th: '15 เหรียญสำหรับทุกคน',
  vn: '15 xu cho mọi người',
}

export const lanternTerms = {
  reward: { coins: 15, points: 3 },
  winners: 2,
  winnersReward: { coins: 300, points: 30 },
}

/** Title of the page that explains activities, which is edited together with the raffle. */
export const guidanceTitle = {
  en: 'How lantern nights work',
  id: 'Cara kerja acara lentera',
  th: 'งานโคมไฟเป็นอย่างไร',
  vn: 'Lễ lồng đèn diễn ra thế nào',
}

type Choices = {
  /** Paths of the pictures of the campaign and of its two prizes. */
  pictures: readonly [campaign: string, first: string, second: string]
  from: Date
  to: Date
}

/** Returns the data of the entry in the topic `campaigns`. */
export const lanternRaffle = ({ pictures: [picture, first, second], from, to }: Choices) => ({
  year: Number(lanternPath.year),
  campaign: lanternPath.campaign,
  from: from.toISOString(),
  to: to.toISOString(),
  shownUntil: new Date(to.getTime() + 90 * 86_400_000).toISOString(),
  regions: [],
  raffle: { activityType: lanternType, ...lanternTerms, friends: { tickets: 1, most: 4 } },
  title: lanternTitle,
  teaser: {
    en: 'Hang up a lantern, and enter the raffle.',
    id: 'Gantung lentera, lalu ikut undian.',
    th: 'แขวนโคมไฟ แล้วร่วมลุ้นรางวัล',
    vn: 'Treo một chiếc lồng đèn rồi tham gia rút thăm.',
  },
  picture,
  blocks: [
    { kind: 'hero', title: lanternTitle, text: lanternTitle, picture, action: null },
    {
      kind: 'countdown',
      title: { en: 'Time left', id: 'Sisa waktu', th: 'เวลาที่เหลือ', vn: 'Thời gian còn lại' },
    },
    { kind: 'raffle' },
    {
      kind: 'prizes',
      title: { en: 'The prizes', id: 'Hadiahnya', th: 'ของรางวัล', vn: 'Phần thưởng' },
      prizes: [
        { name: firstPrize, text: firstPrize, picture: first, count: 2, isDrawn: true },
        { name: secondPrize, text: secondPrize, picture: second, count: null },
      ],
    },
  ],
})
