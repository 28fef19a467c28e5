// What is written to members about their password and the end of their account, in the four languages.
import type { Language, Localized } from '../locale/language.ts'
import type { Message } from '../integrations/integrations.ts'
import { addressOf } from './accounts.ts'
import type { MemberRow } from '../members/member.ts'

type MailText = { subject: Localized; text: Localized }
type Receiver = Pick<MemberRow, 'email' | 'phone' | 'timeZone'>

const recovery: MailText = {
  subject: {
    en: 'Choose a new password',
    id: 'Buat kata sandi baru',
    th: 'ตั้งรหัสผ่านใหม่',
    vn: 'Đặt mật khẩu mới',
  },
  text: {
    en: 'Use the link below to choose a new password. It works once, for 30 minutes.\nDidn’t ask? Ignore this e-mail: your password stays as it is.',
    id: 'Gunakan tautan di bawah ini untuk membuat kata sandi baru. Tautan berlaku 30 menit dan hanya bisa dipakai sekali.\nJika Anda tidak memintanya, abaikan saja: kata sandi Anda tetap sama.',
    th: 'ใช้ลิงก์ด้านล่างเพื่อตั้งรหัสผ่านใหม่ ลิงก์ใช้ได้ 30 นาทีและใช้ได้ครั้งเดียว\nหากคุณไม่ได้ขอลิงก์นี้ ไม่ต้องทำอะไร รหัสผ่านของคุณยังเหมือนเดิม',
    vn: 'Dùng liên kết dưới đây để đặt mật khẩu mới. Liên kết có hiệu lực trong 30 phút và chỉ dùng được một lần.\nNếu bạn không yêu cầu, bạn không cần làm gì: mật khẩu vẫn như cũ.',
  },
}

const changed: MailText = {
  subject: {
    en: 'Your password was changed',
    id: 'Kata sandi Anda telah diganti',
    th: 'เปลี่ยนรหัสผ่านของคุณแล้ว',
    vn: 'Mật khẩu của bạn đã được thay đổi',
  },
  text: {
    en: 'Your account has a new password, and your other devices were signed out.\nIf it wasn’t you, please choose another password at once.',
    id: 'Akun Anda memiliki kata sandi baru, dan perangkat Anda yang lain telah keluar.\nJika bukan Anda yang melakukannya, segera atur ulang kata sandi.',
    th: 'บัญชีของคุณมีรหัสผ่านใหม่แล้ว และอุปกรณ์อื่นของคุณออกจากระบบแล้ว\nหากไม่ใช่คุณ กรุณาตั้งรหัสผ่านใหม่ทันที',
    vn: 'Tài khoản của bạn đã có mật khẩu mới và các thiết bị khác đã được đăng xuất.\nNếu không phải bạn, hãy đặt lại mật khẩu ngay.',
  },
}

const closing: MailText = {
  subject: {
    en: 'Your account will be deleted',
    id: 'Akun Anda akan dihapus',
    th: 'บัญชีของคุณจะถูกลบ',
    vn: 'Tài khoản của bạn sẽ bị xóa',
  },
  text: {
    en: 'As you asked, your account is closed, and everything in it will be deleted on {date}.\nYou can keep it until then: sign in and choose “Keep my account”. If you didn’t ask for this, please do so now.',
    id: 'Sesuai permintaan Anda, akun Anda ditutup dan semua isinya akan dihapus pada {date}.\nSampai saat itu Anda masih bisa mempertahankannya: masuk lalu pilih “Pertahankan akun saya”. Jika bukan Anda yang meminta, lakukan sekarang.',
    th: 'เราปิดบัญชีของคุณตามที่คุณขอแล้ว และข้อมูลทั้งหมดจะถูกลบในวันที่ {date}\nก่อนถึงเวลานั้นคุณยังเก็บบัญชีไว้ได้ เพียงเข้าสู่ระบบแล้วเลือก “เก็บบัญชีของฉันไว้” หากคุณไม่ได้ขอลบบัญชี กรุณาทำตอนนี้',
    vn: 'Theo yêu cầu của bạn, tài khoản đã được đóng và mọi dữ liệu sẽ bị xóa vào {date}.\nTrước thời điểm đó bạn vẫn có thể giữ lại: đăng nhập và chọn “Giữ tài khoản của tôi”. Nếu không phải bạn yêu cầu, hãy làm việc này ngay.',
  },
}

/** The token stands behind a `#`: browsers send that part to no server and name it to no other page. */
export const recoveryMessage = (to: string, token: string, language: Language): Message => ({
  ...written(recovery, to, language),
  link: `/recover_pwd#token=${token}`,
})

export const changedMessage = (member: Receiver, language: Language): Message =>
  written(changed, addressOf(member), language)

export function closingMessage(member: Receiver, erasesAt: Date, language: Language): Message {
  const date = new Intl.DateTimeFormat(tags[language], {
    timeZone: member.timeZone,
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(erasesAt)
  const { text, ...message } = written(closing, addressOf(member), language)
  return { ...message, text: text.replace('{date}', date) }
}

const written = ({ subject, text }: MailText, to: string, language: Language) => ({
  to,
  subject: subject[language],
  text: text[language],
})

const tags: Readonly<Record<Language, string>> = { en: 'en-US', id: 'id-ID', th: 'th-TH', vn: 'vi-VN' }
