// What is written to people about signing in, in the four languages.
import type { Language, Localized } from '../locale/language.ts'
import type { Message } from '../integrations/integrations.ts'
import type { CodePurpose } from './tables.ts'

type MailText = { subject: Localized; text: Localized }

const mails: Record<CodePurpose | 'nonMember', MailText> = {
  login: {
    subject: {
      en: 'Your sign-in code: {code}',
      id: 'Kode masuk Anda: {code}',
      th: 'รหัสเข้าสู่ระบบของคุณ: {code}',
      vn: 'Mã đăng nhập của bạn: {code}',
    },
    text: {
      en: '{code} is your code to sign in. It works for five minutes.\nDidn’t ask? Ignore this message.',
      id: '{code} adalah kode masuk Anda. Berlaku lima menit.\nJika Anda tidak memintanya, abaikan saja pesan ini.',
      th: '{code} คือรหัสเข้าสู่ระบบของคุณ ใช้ได้ห้านาที\nหากคุณไม่ได้ขอรหัสนี้ ไม่ต้องทำอะไร',
      vn: '{code} là mã đăng nhập của bạn, có hiệu lực trong năm phút.\nNếu bạn không yêu cầu, bạn không cần làm gì cả.',
    },
  },
  register: {
    subject: {
      en: 'Your code to join: {code}',
      id: 'Kode pendaftaran Anda: {code}',
      th: 'รหัสสมัครสมาชิกของคุณ: {code}',
      vn: 'Mã đăng ký của bạn: {code}',
    },
    text: {
      en: '{code} is your code to become a member. It works for five minutes.\nDidn’t ask? Ignore this message.',
      id: '{code} adalah kode untuk menjadi anggota. Berlaku lima menit.\nJika Anda tidak memintanya, abaikan saja pesan ini.',
      th: '{code} คือรหัสสำหรับสมัครสมาชิก ใช้ได้ห้านาที\nหากคุณไม่ได้ขอรหัสนี้ ไม่ต้องทำอะไร',
      vn: '{code} là mã để bạn trở thành thành viên, có hiệu lực trong năm phút.\nNếu bạn không yêu cầu, bạn không cần làm gì cả.',
    },
  },
  recover: {
    subject: {
      en: 'Your code for a new password: {code}',
      id: 'Kode untuk kata sandi baru: {code}',
      th: 'รหัสสำหรับตั้งรหัสผ่านใหม่: {code}',
      vn: 'Mã để đặt mật khẩu mới: {code}',
    },
    text: {
      en: '{code} is your code to choose a new password. It works for five minutes.\nDidn’t ask? Ignore this message: your password stays as it is.',
      id: '{code} adalah kode untuk membuat kata sandi baru. Berlaku lima menit.\nJika Anda tidak memintanya, abaikan saja: kata sandi Anda tetap sama.',
      th: '{code} คือรหัสสำหรับตั้งรหัสผ่านใหม่ ใช้ได้ห้านาที\nหากคุณไม่ได้ขอรหัสนี้ ไม่ต้องทำอะไร รหัสผ่านของคุณยังเหมือนเดิม',
      vn: '{code} là mã để bạn chọn mật khẩu mới, có hiệu lực trong năm phút.\nNếu bạn không yêu cầu, bạn không cần làm gì: mật khẩu vẫn như cũ.',
    },
  },
  confirm: {
    subject: {
      en: 'Your code to confirm: {code}',
      id: 'Kode konfirmasi Anda: {code}',
      th: 'รหัสยืนยันของคุณ: {code}',
      vn: 'Mã xác nhận của bạn: {code}',
    },
    text: {
      en: '{code} is your code to confirm a change of your account. It works for five minutes.\nDidn’t ask? Somebody else may be signed in as you: please change your password.',
      id: '{code} adalah kode untuk mengonfirmasi perubahan akun Anda. Berlaku lima menit.\nJika Anda tidak memintanya, mungkin orang lain masuk sebagai Anda: segera ganti kata sandi.',
      th: '{code} คือรหัสยืนยันการเปลี่ยนแปลงบัญชีของคุณ ใช้ได้ห้านาที\nหากคุณไม่ได้ขอรหัสนี้ อาจมีผู้อื่นเข้าใช้บัญชีของคุณ กรุณาเปลี่ยนรหัสผ่าน',
      vn: '{code} là mã để bạn xác nhận thay đổi tài khoản, có hiệu lực trong năm phút.\nNếu bạn không yêu cầu, có thể người khác đang đăng nhập bằng tài khoản của bạn: hãy đổi mật khẩu.',
    },
  },
  verify: {
    subject: {
      en: 'Your code to verify: {code}',
      id: 'Kode verifikasi Anda: {code}',
      th: 'รหัสยืนยันการเพิ่มของคุณ: {code}',
      vn: 'Mã xác minh của bạn: {code}',
    },
    text: {
      en: '{code} is your code to add this e-mail or phone to your account. It works for five minutes.\nDidn’t ask? Ignore this message.',
      id: '{code} adalah kode untuk menambahkan email atau telepon ini ke akun Anda. Berlaku lima menit.\nJika Anda tidak memintanya, abaikan saja pesan ini.',
      th: '{code} คือรหัสสำหรับเพิ่มอีเมลหรือเบอร์โทรศัพท์นี้ในบัญชีสมาชิก ใช้ได้ห้านาที\nหากคุณไม่ได้ขอรหัสนี้ ไม่ต้องทำอะไร',
      vn: '{code} là mã để thêm email hoặc số điện thoại này vào tài khoản của bạn, có hiệu lực trong năm phút.\nNếu bạn không yêu cầu, bạn không cần làm gì cả.',
    },
  },
  link: {
    subject: {
      en: 'Your code to connect: {code}',
      id: 'Kode untuk menghubungkan akun: {code}',
      th: 'รหัสเชื่อมบัญชีของคุณ: {code}',
      vn: 'Mã kết nối tài khoản của bạn: {code}',
    },
    text: {
      en: '{code} is your code to sign in and let another service, such as Google, sign you in from now on. It works for five minutes.\nDidn’t ask? Ignore this message and give the code to nobody.',
      id: '{code} adalah kode untuk masuk dan menghubungkan layanan lain, misalnya Google, agar bisa dipakai masuk mulai sekarang. Berlaku lima menit.\nJika Anda tidak memintanya, jangan berikan kode ini kepada siapa pun dan abaikan saja pesan ini.',
      th: '{code} คือรหัสสำหรับเข้าสู่ระบบและเชื่อมบริการอื่น เช่น Google เพื่อใช้เข้าสู่ระบบต่อจากนี้ ใช้ได้ห้านาที\nหากคุณไม่ได้ขอรหัสนี้ อย่าบอกใคร และไม่ต้องทำอะไรเลย',
      vn: '{code} là mã để bạn đăng nhập và kết nối một dịch vụ khác, chẳng hạn Google, để đăng nhập từ nay về sau. Mã có hiệu lực trong năm phút.\nNếu bạn không yêu cầu, đừng đưa mã cho ai và bạn không cần làm gì cả.',
    },
  },
  nonMember: {
    subject: {
      en: 'You are not a member yet',
      id: 'Anda belum menjadi anggota',
      th: 'คุณยังไม่ได้เป็นสมาชิก',
      vn: 'Bạn chưa phải là thành viên',
    },
    text: {
      en: 'Somebody wanted to sign in with this e-mail or phone or set a password for it, but it belongs to no member.\nIf it was you, you’re welcome to join on the registration page.',
      id: 'Ada yang ingin masuk atau mengatur kata sandi dengan alamat ini, tetapi alamat ini belum terdaftar.\nJika itu Anda, silakan mendaftar di halaman pendaftaran.',
      th: 'มีผู้พยายามเข้าสู่ระบบหรือตั้งรหัสผ่านด้วยอีเมลหรือเบอร์โทรศัพท์นี้ แต่ยังไม่มีสมาชิกที่ใช้อยู่\nหากเป็นคุณ สมัครสมาชิกได้ที่หน้าสมัครสมาชิก',
      vn: 'Có người muốn đăng nhập hoặc đặt mật khẩu bằng địa chỉ này, nhưng địa chỉ chưa thuộc về thành viên nào.\nNếu đó là bạn, mời bạn đăng ký ở trang đăng ký.',
    },
  },
}

/** Codes that only a member can use: they are never told to a stranger. */
const forMembers: readonly CodePurpose[] = ['login', 'link', 'recover', 'confirm']

/** The message with a code; to a stranger's address, for what only members can do, that it belongs to none. */
export function codeMessage(
  to: string,
  purpose: CodePurpose,
  code: string,
  isMember: boolean,
  language: Language,
): Message {
  const { subject, text } = mails[forMembers.includes(purpose) && !isMember ? 'nonMember' : purpose]
  const fill = (words: Localized) => words[language].replace('{code}', code)
  return { to, subject: fill(subject), text: fill(text) }
}

/** What a stranger is written who wants what only members can have. */
export const nonMemberMessage = (to: string, language: Language): Message => ({
  to,
  subject: mails.nonMember.subject[language],
  text: mails.nonMember.text[language],
})
