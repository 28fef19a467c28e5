// What is written to a member about their account, in the four languages.
import type { Language, Localized } from '../locale/language.ts'
import type { Message } from '../integrations/integrations.ts'

type MailText = { subject: Localized; text: Localized }

const activation: MailText = {
  subject: {
    en: 'Please confirm your e-mail address',
    id: 'Silakan konfirmasi alamat email Anda',
    th: 'กรุณายืนยันอีเมลของคุณ',
    vn: 'Vui lòng xác nhận email của bạn',
  },
  text: {
    en: 'One tap on this link confirms your e-mail address. It works for one day.\nDidn’t ask? Ignore this e-mail.',
    id: 'Ketuk tautan ini untuk mengonfirmasi alamat email Anda. Berlaku satu hari.\nJika Anda tidak memintanya, abaikan saja pesan ini.',
    th: 'แตะลิงก์นี้ครั้งเดียวเพื่อยืนยันอีเมลของคุณ ลิงก์ใช้ได้หนึ่งวัน\nหากคุณไม่ได้ขอ ไม่ต้องทำอะไร',
    vn: 'Chạm vào liên kết này để xác nhận email của bạn. Liên kết có hiệu lực một ngày.\nNếu bạn không yêu cầu, bạn không cần làm gì cả.',
  },
}

const replaced: MailText = {
  subject: {
    en: 'Your account was changed',
    id: 'Akun Anda diubah',
    th: 'บัญชีของคุณมีการเปลี่ยนแปลง',
    vn: 'Tài khoản của bạn đã thay đổi',
  },
  text: {
    en: 'From now on we’ll reach you at {account} instead of here.\nIf it wasn’t you, please write to us at once.',
    id: 'Mulai sekarang kami menghubungi Anda di {account}, bukan lagi di sini.\nJika ini bukan Anda, segera hubungi kami.',
    th: 'ต่อไปนี้เราจะติดต่อคุณที่ {account} แทนที่นี่\nหากไม่ใช่คุณ กรุณาติดต่อเราทันที',
    vn: 'Từ nay chúng tôi liên hệ với bạn qua {account} thay cho địa chỉ này.\nNếu không phải bạn, vui lòng liên hệ với chúng tôi ngay.',
  },
}

/** The mail whose link verifies the address that it is sent to. */
export const activationMail = (to: string, token: string, language: Language): Message => ({
  to,
  subject: activation.subject[language],
  text: activation.text[language],
  link: `/app/email-verifications?token=${token}`,
})

/** To the address or phone that was replaced; `account` is the masked new one. */
export const replacedMessage = (to: string, account: string, language: Language): Message => ({
  to,
  subject: replaced.subject[language],
  text: replaced.text[language].replace('{account}', account),
})
