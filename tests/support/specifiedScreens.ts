// Lists the screens of section 2 of the specification, "Screens and routes": path, layout, fixed element id and module
// name. If the specification does not give an id or module name, the project chose one. An id must never be reused for
// another screen.
const table = `
/                                             default     member-hub                    Member Hub
/login                                        blank       login                         Login
/logout                                       default     logout                        Logout
/forget_pwd                                   login       forgot-password               Forgot Password
/recover_pwd                                  login       recover-password              Recover Password
/registration                                 common      registration                  Registration
/changePassword                               default     change-password               Change Password
/del-account                                  default     delete-account                Delete Account
/about-me                                     default     about-me                      About Me
/about-me/edit-profile                        default     edit-profile                  Edit Profile
/memberShip                                   default     membership                    Membership
/rights                                       default     my-rights                     My Rights
/rights/upload                                default     rights-upload                 Rights Upload
/address                                      default     addresses                     Addresses
/contact                                      common      contact-us                    Contact Us
/order                                        default     my-purchases                  My Purchases
/pointsMall                                   default     points-mall                   Points Mall
/rewards                                      default     referral-rewards              Referral Rewards
/coupon                                       default     coupons                       Coupons
/coins                                        default     coins                         Coins
/coins/detail                                 default     coin-history                  Coin History
/gifts                                        default     cozy-perks                    Cozy Perks
/gifts/list                                   default     gift-list                     Gift List
/gifts/reward                                 default     my-gifts                      My Gifts
/gifts/jumpList                               default     gift-jump-list                Gift Jump List
/gifts/redeemList                             default     baby-birthday-gift            Baby Birthday Gift
/gifts/newBabyGiftList                        default     newborn-gift                  Newborn Gift
/gifts/momBirthdayGiftList                    default     mom-birthday-gift             Mom Birthday Gift
/gifts/eMagazineList                          default     e-magazine                    E-Magazine
/gifts/eMagazineItemDetail                    default     e-magazine-issue              E-Magazine Issue
/villages                                     default     villages                      Villages
/villages/list                                default     village-list                  Village List
/games/checkIn                                default     pop-in                        Pop In
/games/normalCheckIn                          default     daily-check-in                Daily Check-In
/games/eventCheckIn                           default     event-check-in                Event Check-In
/games/blackFridayCheckIn                     default     black-friday-check-in         Black Friday Check-In
/games/motherDay                              default     mothers-day                   Mother’s Day
/activity/signIn                              blank       activity-sign-in              Activity Sign-In
/activities                                   default     activities                    Activities
/activity/guidance                            no-sidebar  activity-guidance             Activity Guidance
/activity/registerGift                        default     gift-registration             Gift Registration
/activity/2024/BrandDay                       default     brand-day                     Brand Day
/activity/2025/Mamaglow                       default     mamaglow                      Mamaglow
/activity/2025/EventRegistration              default     event-registration            Event Registration
/activity/2025/RegistryWeekend                login       registry-weekend              Registry Weekend
/questionnaire                                common      questionnaire                 Questionnaire
/questionnaire/index                          common      questionnaire                 Questionnaire
/questionnaire/form                           common      questionnaire-form            Questionnaire Form
/questionnaire/amazon                         common      questionnaire-amazon          Questionnaire Amazon
/questionnaire/result                         common      questionnaire-result          Questionnaire Result
/questionnaire/upload                         common      questionnaire-upload          Questionnaire Upload
/questionnaire2                               common      questionnaire-2               Questionnaire 2
/questionnaire2/index                         common      questionnaire-2               Questionnaire 2
/questionnaire2/form                          common      questionnaire-2-form          Questionnaire 2 Form
/questionnaire2/amazon                        common      questionnaire-2-amazon        Questionnaire 2 Amazon
/questionnaire2/result                        common      questionnaire-2-result        Questionnaire 2 Result
/questionnaire2/upload                        common      questionnaire-2-upload        Questionnaire 2 Upload
/activity/packageCard/faq                     common      package-card-faq              Package Card FAQ
/activity/packageCard/underwear               common      underwear-card                Underwear Card
/activity/packageCard/underwear/form          common      underwear-card-form           Underwear Card Form
/activity/packageCard/underwear/video         common      underwear-card-video          Underwear Card Video
/activity/packageCard/underwear/amazon        common      underwear-card-amazon         Underwear Card Amazon
/activity/packageCard/underwear/result        common      underwear-card-result         Underwear Card Result
/activity/packageCard/BreastPump              common      breast-pump-card              Breast Pump Card
/activity/packageCard/BreastPump/form         common      breast-pump-card-form         Breast Pump Card Form
/activity/packageCard/BreastPump/amazon       common      breast-pump-card-amazon       Breast Pump Card Amazon
/activity/packageCard/BreastPump/result       common      breast-pump-card-result       Breast Pump Card Result
/activity/packageCard/BreastPump/upload       common      breast-pump-card-upload       Breast Pump Card Upload
/activity/packageCard/pregnancypillow         common      pregnancy-pillow-card         Pregnancy Pillow Card
/activity/packageCard/pregnancypillow/form    common      pregnancy-pillow-card-form    Pregnancy Pillow Card Form
/activity/packageCard/pregnancypillow/amazon  common      pregnancy-pillow-card-amazon  Pregnancy Pillow Card Amazon
/activity/packageCard/pregnancypillow/result  common      pregnancy-pillow-card-result  Pregnancy Pillow Card Result
/activity/packageCard/pregnancypillow/upload  common      pregnancy-pillow-card-upload  Pregnancy Pillow Card Upload
/app/faq                                      ssg         app-faq                       App FAQ
/common/faq                                   ssg         faq                           FAQ
/app/privacy                                  ssg         privacy                       Privacy
/app/termsConditions                          ssg         terms-and-conditions          Terms and Conditions
/app/email-verifications                      ssg         e-mail-verification           E-Mail Verification
/common/logisticsTrajectory                   common      logistics-trajectory          Logistics Trajectory
/redirect                                     blank       redirect                      Redirect
/redirect/fastLogin                           blank       fast-login                    Fast Login
/redirect/shopfiyCoupons                      blank       shopify-coupons               Shopify Coupons
/station/redirect                             blank       station-redirect              Station Redirect
`

export const specified = table
  .trim()
  .split('\n')
  .map((line) => {
    const [path = '', layout = '', elementId = '', moduleName = ''] = line.split(/ {2,}/)
    return { path, layout, elementId, moduleName }
  })
