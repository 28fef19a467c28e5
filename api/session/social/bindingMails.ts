// What a member is told when an account of another service begins or ceases to open their membership.
import type { Language, Localized } from '../../locale/language.ts'
import type { Message } from '../../integrations/integrations.ts'
import type { Provider } from '../../integrations/social.ts'

type MailText = { subject: Localized; text: Localized }

const mails: Record<'bound' | 'unbound', MailText> = {
  bound: {
    subject: {
      en: 'You can now sign in with {service}',
      id: '{service} kini bisa dipakai untuk masuk',
      th: 'เข้าสู่ระบบด้วย {service} ได้แล้ว',
      vn: 'Bạn đã có thể đăng nhập bằng {service}',
    },
    text: {
      en: 'Your {service} account is now connected, and you can sign in with it.\nIf it wasn’t you, please sign in, disconnect it and change your password.',
      id: 'Akun {service} Anda telah terhubung dengan keanggotaan Anda dan bisa dipakai untuk masuk mulai sekarang.\nJika bukan Anda yang melakukannya, masuklah, putuskan akun itu, lalu ganti kata sandi Anda.',
      th: 'บัญชี {service} ของคุณเชื่อมกับบัญชีสมาชิกของคุณแล้ว และใช้เข้าสู่ระบบได้ตั้งแต่ตอนนี้\nหากไม่ใช่คุณ กรุณาเข้าสู่ระบบ เลิกเชื่อม และเปลี่ยนรหัสผ่าน',
      vn: 'Tài khoản {service} của bạn đã được kết nối với tài khoản thành viên và từ nay có thể dùng để đăng nhập.\nNếu không phải bạn, vui lòng đăng nhập, ngắt kết nối và đổi mật khẩu.',
    },
  },
  unbound: {
    subject: {
      en: 'You can no longer sign in with {service}',
      id: '{service} tidak lagi dipakai untuk masuk',
      th: 'ไม่ใช้ {service} เข้าสู่ระบบแล้ว',
      vn: '{service} không còn dùng để đăng nhập',
    },
    text: {
      en: 'Your {service} account is no longer connected.\nIf it wasn’t you, please sign in and change your password.',
      id: 'Akun {service} Anda telah diputuskan dari keanggotaan Anda.\nJika bukan Anda yang melakukannya, masuklah dan ganti kata sandi Anda.',
      th: 'บัญชี {service} ของคุณเลิกเชื่อมกับบัญชีสมาชิกแล้ว\nหากไม่ใช่คุณ กรุณาเข้าสู่ระบบและเปลี่ยนรหัสผ่าน',
      vn: 'Tài khoản {service} của bạn đã được ngắt kết nối khỏi tài khoản thành viên.\nNếu không phải bạn, vui lòng đăng nhập và đổi mật khẩu.',
    },
  },
}

const services: Readonly<Record<Provider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
}

export function accountMessage(
  to: string,
  change: keyof typeof mails,
  provider: Provider,
  language: Language,
): Message {
  const { subject, text } = mails[change]
  const fill = (words: Localized) => words[language].replaceAll('{service}', services[provider])
  return { to, subject: fill(subject), text: fill(text) }
}
