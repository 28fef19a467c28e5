// What is written to members about their place at an event, and about a raffle that was drawn, in the four languages.
import { titleOf } from '../catalog/campaigns.ts'
import type { Message } from '../integrations/integrations.ts'
import { languageIn, localeOf, type Language, type Localized } from '../locale/language.ts'

type MailText = { subject: Localized; text: Localized }

const saved: MailText = {
  subject: {
    en: 'Your place is saved: {activity}',
    id: 'Tempat Anda tersimpan: {activity}',
    th: 'จองที่นั่งให้คุณแล้ว {activity}',
    vn: 'Đã giữ chỗ cho bạn: {activity}',
  },
  text: {
    en: 'We look forward to seeing you.\nWhen: {when}\nWhere: {place}\nCan’t come? Give your place back on the page below, and somebody else will be glad.',
    id: 'Sampai jumpa.\nWaktu: {when}\nTempat: {place}\nTidak bisa datang? Batalkan di halaman di bawah ini, pasti ada yang senang.',
    th: 'แล้วพบกัน\nเวลา {when}\nสถานที่ {place}\nหากมาไม่ได้ คืนที่นั่งได้ในหน้าด้านล่าง มีคนรออยู่',
    vn: 'Hẹn gặp bạn.\nThời gian: {when}\nĐịa điểm: {place}\nKhông đến được? Trả lại chỗ ở trang bên dưới, sẽ có người rất vui.',
  },
}

const movedUp: MailText = {
  subject: {
    en: 'A place has become free for you: {activity}',
    id: 'Ada tempat untuk Anda: {activity}',
    th: 'มีที่นั่งว่างสำหรับคุณแล้ว {activity}',
    vn: 'Đã có chỗ cho bạn: {activity}',
  },
  text: saved.text,
}

const waiting: MailText = {
  subject: {
    en: 'You’re on the waiting list: {activity}',
    id: 'Anda ada di daftar tunggu: {activity}',
    th: 'คุณอยู่ในคิวแล้ว {activity}',
    vn: 'Bạn đang trong danh sách chờ: {activity}',
  },
  text: {
    en: 'All places are taken for now. When one becomes free you move up by yourself, and we’ll write to you.\nWhen: {when}\nWhere: {place}',
    id: 'Saat ini semua tempat sudah terisi. Begitu ada yang kosong, Anda naik otomatis dan kami mengabari Anda.\nWaktu: {when}\nTempat: {place}',
    th: 'ตอนนี้ที่นั่งเต็ม เมื่อมีที่ว่าง คุณจะเลื่อนขึ้นเองและเราจะแจ้งให้ทราบ\nเวลา {when}\nสถานที่ {place}',
    vn: 'Hiện đã hết chỗ. Khi có chỗ trống bạn sẽ tự động được chuyển lên và chúng tôi sẽ báo cho bạn.\nThời gian: {when}\nĐịa điểm: {place}',
  },
}

const won: MailText = {
  subject: {
    en: 'You’ve won {coins} coins',
    id: 'Anda memenangkan {coins} koin',
    th: 'คุณถูกรางวัล {coins} เหรียญ',
    vn: 'Bạn đã trúng {coins} xu',
  },
  text: {
    en: 'The raffle you entered has been drawn, and you are among its winners. The coins are already yours.\nOn its page you can check the draw yourself.',
    id: 'Undian yang Anda ikuti sudah diundi dan Anda termasuk pemenangnya. Koinnya sudah masuk ke akun Anda.\nDi halamannya Anda bisa memeriksa sendiri hasil undian.',
    th: 'จับรางวัลที่คุณร่วมลุ้นแล้ว และคุณเป็นหนึ่งในผู้โชคดี เหรียญเข้าบัญชีของคุณแล้ว\nคุณตรวจสอบการจับรางวัลเองได้ในหน้ากิจกรรม',
    vn: 'Đợt rút thăm bạn tham gia đã có kết quả và bạn là một trong những người trúng. Xu đã vào tài khoản của bạn.\nTrên trang hoạt động, bạn có thể tự kiểm tra kết quả.',
  },
}

const notDrawn: MailText = {
  subject: {
    en: 'The raffle has been drawn',
    id: 'Undian sudah diundi',
    th: 'จับรางวัลแล้ว',
    vn: 'Đã có kết quả rút thăm',
  },
  text: {
    en: 'The winners of the raffle you entered have been drawn. This time you weren’t among them. Thank you for taking part.\nOn its page you can check the draw yourself.',
    id: 'Pemenang undian yang Anda ikuti sudah diundi. Kali ini Anda belum beruntung. Terima kasih sudah ikut.\nDi halamannya Anda bisa memeriksa sendiri hasil undian.',
    th: 'จับรางวัลที่คุณร่วมลุ้นแล้ว ครั้งนี้คุณยังไม่ถูกรางวัล ขอบคุณที่ร่วมสนุก\nคุณตรวจสอบการจับรางวัลเองได้ในหน้ากิจกรรม',
    vn: 'Đợt rút thăm bạn tham gia đã có kết quả. Lần này bạn chưa trúng. Cảm ơn bạn đã tham gia.\nTrên trang hoạt động, bạn có thể tự kiểm tra kết quả.',
  },
}

const placeMails = { registered: saved, waiting, movedUp }

type Place = {
  activityId: string
  /** What is said of it. */
  as: keyof typeof placeMails
  event: { startsAt: Date; place: string }
  timeZone: string
}

export function placeMail(
  to: string,
  { activityId, as, event, timeZone }: Place,
  language: Language,
): Message {
  const when = new Intl.DateTimeFormat(localeOf[language], {
    ...{ timeZone, dateStyle: 'full', timeStyle: 'short' },
  }).format(event.startsAt)
  const values = { activity: titleOf(activityId)[language], when, place: event.place }
  const [year, campaign] = activityId.split('-')
  return { ...written(placeMails[as], to, language, values), link: `/activity/${year}/${campaign}` }
}

/**
 * In the language of the member's country: nobody asks for it, so no call tells another. It names no activity, because what a
 * member has silenced may be in its name.
 * @param coins what was won; `null` for nothing
 */
export const outcomeMail = (to: string, countryCode: string, coins: number | null): Message => ({
  ...written(coins === null ? notDrawn : won, to, languageIn(countryCode), { coins: coins ?? 0 }),
  link: '/activities?show=mine',
})

function written(
  { subject, text }: MailText,
  to: string,
  language: Language,
  values: Readonly<Record<string, string | number>>,
) {
  const fill = (words: string) => words.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
  return { to, subject: fill(subject[language]), text: fill(text[language]) }
}
