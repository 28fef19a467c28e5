// Every screen of the hub, by the address that shows it and who sees it there.

export type Screen = { name: string; path: string; signedIn?: boolean }

export const screens: Screen[] = [
  { name: 'login', path: '/login' },
  { name: 'registration', path: '/registration' },
  { name: 'forgotten-password', path: '/forget_pwd' },
  { name: 'new-password', path: '/recover_pwd' },
  { name: 'other-sign-in', path: '/redirect/fastLogin/google' },
  { name: 'contact', path: '/contact' },
  { name: 'questions', path: '/app/faq' },
  { name: 'privacy-policy', path: '/app/privacy' },
  { name: 'terms', path: '/app/termsConditions' },
  { name: 'email-verification', path: '/app/email-verifications' },
  { name: 'guidance', path: '/activity/guidance' },
  { name: 'activity-sign-in', path: '/activity/signIn' },
  { name: 'campaign-visitor', path: '/activity/2025/Mamaglow' },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'home', path: '/', signedIn: true },
  { name: 'check-in', path: '/games/normalCheckIn', signedIn: true },
  { name: 'me', path: '/about-me', signedIn: true },
  { name: 'edit-profile', path: '/about-me/edit-profile', signedIn: true },
  { name: 'privacy', path: '/about-me/privacy', signedIn: true },
  { name: 'security', path: '/changePassword', signedIn: true },
  { name: 'addresses', path: '/address', signedIn: true },
  { name: 'address', path: '/address?edit=new', signedIn: true },
  { name: 'campaign', path: '/activity/2025/EventRegistration', signedIn: true },
  { name: 'registry', path: '/activity/2025/RegistryWeekend', signedIn: true },
  { name: 'guidance-member', path: '/activity/guidance', signedIn: true },
  { name: 'deletion', path: '/del-account', signedIn: true },
  { name: 'logout', path: '/logout', signedIn: true },
]
