// Made from openapi.yaml by `npm run generate`. Do not edit.
export type ScenarioName = 'firstDay' | 'level4' | 'empty'

/** Names of success examples, and of business errors and other statuses than 200, for each operation. */
export type AnswerNames = {
  sendVerifyCode: { success: 'sent'; refusal: 'CODE_WAIT' | '400' | '413' | '415' | '429' | '500' | '503' }
  loginByCode: { success: 'session'; refusal: 'CODE_WRONG' | 'ACCOUNT_CLOSING' | 'OTHER_PROOF_NEEDED' | 'SECOND_FACTOR_NEEDED' | '400' | '413' | '415' | '429' | '500' | '503' }
  login: { success: 'session'; refusal: 'CREDENTIALS_WRONG' | 'ACCOUNT_CLOSING' | 'SECOND_FACTOR_NEEDED' | '400' | '413' | '415' | '429' | '500' | '503' }
  registerByCode: { success: 'session'; refusal: 'CODE_WRONG' | 'ACCOUNT_EXISTS' | 'PASSWORD_COMMON' | 'KEY_REUSED' | '400' | '413' | '415' | '429' | '500' | '503' }
  checkToken: { success: 'session'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  logout: { success: 'done'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getUserInfo: { success: 'member' | 'level4' | 'firstDay' | 'joined' | 'byPhone' | 'pictured' | 'changed'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  loginInit: { success: 'thailand'; refusal: '400' | '429' | '500' | '503' }
  loginPreCheck: { success: 'mail'; refusal: '400' | '413' | '415' | '429' | '500' | '503' }
  checkUserAccount: { success: 'phone' | 'mail'; refusal: 'ACCOUNT_INVALID' | '400' | '413' | '415' | '429' | '500' | '503' }
  verifyCode: { success: 'ticket'; refusal: 'CODE_WRONG' | '400' | '413' | '415' | '429' | '500' | '503' }
  register: { success: 'session'; refusal: 'CODE_WRONG' | 'ACCOUNT_EXISTS' | 'PASSWORD_COMMON' | 'KEY_REUSED' | '400' | '413' | '415' | '429' | '500' | '503' }
  recoverPassword: { success: 'other' | 'done'; refusal: 'CODE_WRONG' | 'PASSWORD_COMMON' | 'ACCOUNT_CLOSING' | 'OTHER_PROOF_NEEDED' | '400' | '413' | '415' | '429' | '500' | '503' }
  sendMailByRecoverPwd: { success: 'sent'; refusal: 'MAIL_WAIT' | '400' | '413' | '415' | '429' | '500' | '503' }
  checkRecoverUrl: { success: 'holds'; refusal: 'LINK_GONE' | '400' | '413' | '415' | '429' | '500' | '503' }
  resetNewPass: { success: 'other' | 'done'; refusal: 'LINK_GONE' | 'PASSWORD_COMMON' | 'ACCOUNT_CLOSING' | 'OTHER_PROOF_NEEDED' | '400' | '413' | '415' | '429' | '500' | '503' }
  removeLostAccount: { success: 'done'; refusal: 'REVIEW_GONE' | '400' | '413' | '415' | '429' | '500' | '503' }
  modifyPassword: { success: 'done'; refusal: 'PASSWORD_WRONG' | 'PASSKEY_WRONG' | 'PASSWORD_COMMON' | '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  isOrgPwd: { success: 'none' | 'set'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  modifyOrgPassword: { success: 'done'; refusal: 'CODE_WRONG' | 'PASSWORD_COMMON' | 'PASSWORD_EXISTS' | '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getDeletionPreview: { success: 'preview'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  disable: { success: 'closed'; refusal: 'PASSWORD_WRONG' | 'CODE_WRONG' | 'PASSKEY_WRONG' | '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  undoDisable: { success: 'session'; refusal: 'CREDENTIALS_WRONG' | 'OTHER_PROOF_NEEDED' | 'CODE_WRONG' | 'SECOND_FACTOR_NEEDED' | '400' | '413' | '415' | '429' | '500' | '503' }
  listSessions: { success: 'two' | 'revoked' | 'others' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  revokeSession: { success: 'done'; refusal: 'PROOF_NEEDED' | 'PASSWORD_WRONG' | 'CODE_WRONG' | 'PASSKEY_WRONG' | '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  revokeOtherSessions: { success: 'one'; refusal: 'PROOF_NEEDED' | 'PASSWORD_WRONG' | 'CODE_WRONG' | 'PASSKEY_WRONG' | '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  oauthLogin: { success: 'google'; refusal: 'PROVIDER_UNAVAILABLE' | '400' | '413' | '415' | '429' | '500' | '503' }
  oauthCallback: { success: 'signedIn' | 'newPerson' | 'knownAddress' | 'toBind'; refusal: 'PROVIDER_UNAVAILABLE' | 'SOCIAL_ATTEMPT_GONE' | 'SOCIAL_DECLINED' | 'SOCIAL_NOT_CONFIRMED' | 'ACCOUNT_CLOSING' | 'SECOND_FACTOR_NEEDED' | '400' | '429' | '500' | '503' }
  socialLogin: { success: 'signedIn' | 'newPerson' | 'knownAddress'; refusal: 'PROVIDER_UNAVAILABLE' | 'SOCIAL_ATTEMPT_GONE' | 'SOCIAL_NOT_CONFIRMED' | 'ACCOUNT_CLOSING' | 'SECOND_FACTOR_NEEDED' | '400' | '413' | '415' | '429' | '500' | '503' }
  socialSendMailCode: { success: 'sent'; refusal: 'SOCIAL_TICKET_GONE' | 'CODE_WAIT' | '400' | '413' | '415' | '429' | '500' | '503' }
  socialVerifyMailCode: { success: 'session'; refusal: 'SOCIAL_TICKET_GONE' | 'CODE_WRONG' | 'SOCIAL_TAKEN' | 'SOCIAL_BOUND' | 'ACCOUNT_CLOSING' | 'OTHER_PROOF_NEEDED' | 'SECOND_FACTOR_NEEDED' | '400' | '413' | '415' | '429' | '500' | '503' }
  socialVerifyPass: { success: 'session'; refusal: 'SOCIAL_TICKET_GONE' | 'CREDENTIALS_WRONG' | 'SOCIAL_TAKEN' | 'SOCIAL_BOUND' | 'ACCOUNT_CLOSING' | 'SECOND_FACTOR_NEEDED' | '400' | '413' | '415' | '429' | '500' | '503' }
  socialRegister: { success: 'session'; refusal: 'SOCIAL_TICKET_GONE' | 'SOCIAL_TAKEN' | 'CODE_WRONG' | 'ACCOUNT_EXISTS' | 'KEY_REUSED' | '400' | '413' | '415' | '429' | '500' | '503' }
  listBoundAccounts: { success: 'google' | 'none' | 'two' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  bindAccount: { success: 'done'; refusal: 'SOCIAL_TICKET_GONE' | 'PASSWORD_WRONG' | 'CODE_WRONG' | 'PASSKEY_WRONG' | 'SOCIAL_TAKEN' | 'SOCIAL_BOUND' | '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  removeAccount: { success: 'done'; refusal: 'PROOF_NEEDED' | 'PASSWORD_WRONG' | 'CODE_WRONG' | 'PASSKEY_WRONG' | 'LAST_WAY_IN' | '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listPasskeys: { success: 'one' | 'two' | 'renamed' | 'none' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  beginPasskey: { success: 'options'; refusal: 'PROOF_NEEDED' | 'PASSWORD_WRONG' | 'CODE_WRONG' | 'PASSKEY_WRONG' | 'PASSKEY_LIMIT' | '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  addPasskey: { success: 'added'; refusal: 'PASSKEY_WRONG' | 'PASSKEY_TAKEN' | 'PASSKEY_LIMIT' | '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  renamePasskey: { success: 'done'; refusal: '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  removePasskey: { success: 'done'; refusal: 'PROOF_NEEDED' | 'PASSWORD_WRONG' | 'CODE_WRONG' | 'PASSKEY_WRONG' | 'LAST_SECOND_FACTOR' | '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  beginPasskeyProof: { success: 'options'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  beginLoginByPasskey: { success: 'options'; refusal: '400' | '429' | '500' | '503' }
  loginByPasskey: { success: 'session'; refusal: 'PASSKEY_WRONG' | 'ACCOUNT_CLOSING' | '400' | '413' | '415' | '429' | '500' | '503' }
  beginSecondFactorPasskey: { success: 'options'; refusal: 'SECOND_FACTOR_GONE' | '400' | '413' | '415' | '429' | '500' | '503' }
  loginBySecondFactor: { success: 'session'; refusal: 'AUTHENTICATOR_WRONG' | 'RECOVERY_CODE_WRONG' | 'PASSKEY_WRONG' | 'SECOND_FACTOR_GONE' | 'SECOND_FACTOR_WAIT' | 'ACCOUNT_CLOSING' | 'SOCIAL_TICKET_GONE' | 'SOCIAL_TAKEN' | 'SOCIAL_BOUND' | '400' | '413' | '415' | '429' | '500' | '503' }
  getSecondFactor: { success: 'initial' | 'authenticator' | 'passkey' | 'renewed' | 'turnedOff'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  beginAuthenticator: { success: 'setup'; refusal: 'PROOF_NEEDED' | 'PASSWORD_WRONG' | 'CODE_WRONG' | 'PASSKEY_WRONG' | '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  confirmAuthenticator: { success: 'codes'; refusal: 'AUTHENTICATOR_WRONG' | 'AUTHENTICATOR_GONE' | '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  turnOnPasskeyFactor: { success: 'codes'; refusal: 'PROOF_NEEDED' | 'PASSWORD_WRONG' | 'CODE_WRONG' | 'PASSKEY_WRONG' | 'NOT_ELIGIBLE' | '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  renewRecoveryCodes: { success: 'codes'; refusal: 'PROOF_NEEDED' | 'PASSWORD_WRONG' | 'CODE_WRONG' | 'PASSKEY_WRONG' | 'NOT_ELIGIBLE' | '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  turnOffSecondFactor: { success: 'done'; refusal: 'PROOF_NEEDED' | 'PASSWORD_WRONG' | 'CODE_WRONG' | 'PASSKEY_WRONG' | '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getShopifyPass: { success: 'shop'; refusal: 'SHOP_EMAIL_MISSING' | '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  modifyUserInfo: { success: 'profile'; refusal: 'DATE_NOT_PLAUSIBLE' | 'BABY_CONSENT_MISSING' | '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  modifyUserAvatar: { success: 'picture'; refusal: 'UPLOAD_UNKNOWN' | '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  subscribe: { success: 'done'; refusal: 'EMAIL_MISSING' | '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  subscribePhone: { success: 'done'; refusal: 'PHONE_MISSING' | '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  activate: { success: 'open' | 'confirmed'; refusal: 'LINK_UNKNOWN' | '400' | '429' | '500' | '503' }
  confirmActivation: { success: 'done'; refusal: 'LINK_UNKNOWN' | 'LINK_EXPIRED' | '400' | '413' | '415' | '429' | '500' | '503' }
  sendActivationMail: { success: 'sent'; refusal: 'EMAIL_MISSING' | 'ALREADY_VERIFIED' | 'MAIL_WAIT' | '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  modifyAccount: { success: 'done'; refusal: 'PASSWORD_WRONG' | 'CODE_WRONG' | 'PASSKEY_WRONG' | 'ACCOUNT_TAKEN' | '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listBabies: { success: 'two' | 'none' | 'deleted' | 'saved' | 'silenced' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  saveBaby: { success: 'baby'; refusal: 'DATE_NOT_PLAUSIBLE' | 'BABY_CONSENT_MISSING' | 'BABY_EMPTY' | 'TOO_MANY_BABIES' | 'KEY_REUSED' | '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  deleteBaby: { success: 'done'; refusal: '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  setBabyContent: { success: 'on'; refusal: '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listLactationStages: { success: 'stages' | 'silenced' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listPendingTasks: { success: 'two' | 'verified' | 'one' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  completeTask: { success: 'granted'; refusal: 'TASK_OPEN' | 'ALREADY_CLAIMED' | 'KEY_REUSED' | '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getPrivacyPolicy: { success: 'newer' | 'agreed'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  agreePrivacyPolicy: { success: 'done'; refusal: 'POLICY_CHANGED' | '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  isAgreeCountryPrivacyPolicy: { success: 'not' | 'agreed'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getConsents: { success: 'consents' | 'babyData' | 'byPhone' | 'byMail'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  setConsents: { success: 'babyData'; refusal: 'CONSENT_NEEDED' | 'EMAIL_MISSING' | 'PHONE_MISSING' | '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getEmailSettings: { success: 'settings' | 'changed'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  setEmailSettings: { success: 'changed'; refusal: '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getPushSettings: { success: 'settings' | 'changed'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  setPushSettings: { success: 'changed'; refusal: '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  savePushSubscription: { success: 'saved'; refusal: '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  deletePushSubscription: { success: 'done'; refusal: '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  renewPushSubscription: { success: 'done'; refusal: '400' | '413' | '415' | '429' | '500' | '503' }
  listNotices: { success: 'one' | 'parcel' | 'none' | 'read' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  readNotices: { success: 'none'; refusal: '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  exportData: { success: 'json' | 'csv'; refusal: 'PASSWORD_WRONG' | 'CODE_WRONG' | 'PASSKEY_WRONG' | '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listAddresses: { success: 'two' | 'none' | 'afterSave' | 'afterSetDefault' | 'afterDelete' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getAddress: { success: 'home'; refusal: '400' | '401' | '404' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  deleteAddress: { success: 'done'; refusal: '400' | '401' | '404' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  modifyAddress: { success: 'kept'; refusal: 'ADDRESS_INCOMPLETE' | 'ADDRESS_LIMIT' | 'KEY_REUSED' | '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  setDefaultAddress: { success: 'done'; refusal: '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getAddressForm: { success: 'thailand'; refusal: '400' | '429' | '500' | '503' }
  getToday: { success: 'newborn' | 'firstDay' | 'afterRaffle' | 'silenced' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getMyMembership: { success: 'membership' | 'level4' | 'firstDay' | 'afterCheckIn' | 'afterSignIn'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listLevels: { success: 'levels'; refusal: '400' | '429' | '500' | '503' }
  listLevelHistory: { success: 'history' | 'level4' | 'joined'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getRightSavings: { success: 'saved' | 'nothing'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listRights: { success: 'rights' | 'level4' | 'claimed' | 'proofSent' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  claimRight: { success: 'claimed'; refusal: 'NOT_ELIGIBLE' | 'ALREADY_CLAIMED' | 'KEY_REUSED' | '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  uploadRightProof: { success: 'submitted'; refusal: 'NOT_ELIGIBLE' | 'PROOF_ALREADY_SENT' | 'UPLOAD_UNKNOWN' | 'KEY_REUSED' | '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listRightProofs: { success: 'none' | 'submitted' | 'refused' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getCoins: { success: 'coins' | 'afterCheckIn' | 'level4' | 'firstDay' | 'afterRedeeming'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listCoinMovements: { success: 'history' | 'none' | 'afterRedeeming' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getCoinMovement: { success: 'spent'; refusal: '400' | '401' | '404' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listMallProducts: { success: 'mall' | 'afterWishing' | 'afterRedeeming' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getMallProduct: { success: 'product' | 'afterWishing' | 'afterRedeeming'; refusal: '400' | '401' | '404' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  setMallWish: { success: 'done'; refusal: '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  redeemMallProduct: { success: 'voucher'; refusal: 'NOT_ELIGIBLE' | 'SOLD_OUT' | 'NOT_ENOUGH_COINS' | 'MALL_ADDRESS_NEEDED' | 'PRICE_CHANGED' | 'KEY_REUSED' | '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listRedemptions: { success: 'parcel' | 'none' | 'redeemed' | 'cancelled' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getRedemption: { success: 'parcel' | 'redeemed' | 'cancelled'; refusal: '400' | '401' | '404' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  cancelRedemption: { success: 'cancelled'; refusal: 'REDEMPTION_UNDER_WAY' | '400' | '401' | '404' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listVouchers: { success: 'vouchers' | 'none' | 'reserved' | 'released' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getVoucher: { success: 'voucher' | 'reserved' | 'released'; refusal: '400' | '401' | '404' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  reserveVoucher: { success: 'reserved'; refusal: 'VOUCHER_CLOSED' | 'NOT_ELIGIBLE' | '400' | '401' | '404' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  releaseVoucher: { success: 'released'; refusal: 'VOUCHER_CLOSED' | '400' | '401' | '404' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  openVoucherInShop: { success: 'shop'; refusal: 'NO_VOUCHER' | 'VOUCHER_CLOSED' | 'NOT_ELIGIBLE' | '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getReferral: { success: 'referral' | 'nameShown'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  setReferralName: { success: 'shown'; refusal: '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getInvitation: { success: 'invitation'; refusal: 'INVITATION_UNKNOWN' | '400' | '429' | '500' | '503' }
  listReferredFriends: { success: 'friends' | 'none' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getGiftBoards: { success: 'boards' | 'afterClaim'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listGifts: { success: 'gifts' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getGift: { success: 'nightLight'; refusal: '400' | '401' | '404' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listNewBabyGifts: { success: 'newBaby' | 'afterClaim' | 'nothingOffered' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listMomBirthdayGifts: { success: 'birthday' | 'afterClaim' | 'birthdayMissing' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listBabyBirthdayGifts: { success: 'ahead' | 'open' | 'afterClaim' | 'nothingOffered' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  claimGift: { success: 'claimed'; refusal: 'NOT_ELIGIBLE' | 'ALREADY_CLAIMED' | 'SOLD_OUT' | 'NOT_ENOUGH_COINS' | 'ADDRESS_NOT_SERVED' | 'PRICE_CHANGED' | 'KEY_REUSED' | '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  claimNewBabyGift: { success: 'claimed'; refusal: 'NOT_ELIGIBLE' | 'ALREADY_CLAIMED' | 'SOLD_OUT' | 'ADDRESS_NOT_SERVED' | 'KEY_REUSED' | '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  claimMomBirthdayGift: { success: 'claimed'; refusal: 'NOT_ELIGIBLE' | 'ALREADY_CLAIMED' | 'SOLD_OUT' | 'ADDRESS_NOT_SERVED' | 'KEY_REUSED' | '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  claimBabyBirthdayGift: { success: 'claimed'; refusal: 'NOT_ELIGIBLE' | 'ALREADY_CLAIMED' | 'SOLD_OUT' | 'ADDRESS_NOT_SERVED' | 'KEY_REUSED' | '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listMyGifts: { success: 'mine' | 'none' | 'afterClaim' | 'afterCancelling' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getMyGift: { success: 'shipped'; refusal: '400' | '401' | '404' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  cancelGiftClaim: { success: 'cancelled'; refusal: 'GIFT_UNDER_WAY' | '400' | '401' | '404' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listOnlineCourses: { success: 'begun' | 'finished' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getCourse: { success: 'begun' | 'finished'; refusal: '400' | '401' | '404' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  finishChapter: { success: 'finished'; refusal: 'NOT_ELIGIBLE' | 'KEY_REUSED' | '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listNewProductBenefits: { success: 'benefits' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  queryMagazines: { success: 'issues' | 'allRead' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  checkIsBrowse: { success: 'unread' | 'allRead'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  addMagazineHistory: { success: 'done'; refusal: '400' | '401' | '404' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getMagazineDetail: { success: 'november'; refusal: '400' | '401' | '404' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listReadingForStage: { success: 'newborn' | 'allRead' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listGames: { success: 'november'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getCheckIn: { success: 'fourthDay' | 'motherDay' | 'firstDay' | 'fourthDayDone' | 'secondDayMadeUp' | 'paused' | 'resumed'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  checkIn: { success: 'granted'; refusal: 'ALREADY_CHECKED_IN' | 'NOT_ELIGIBLE' | 'KEY_REUSED' | '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  lateCheckIn: { success: 'landed'; refusal: 'ALREADY_CHECKED_IN' | 'CHECK_IN_DAY_DONE' | 'CHECK_IN_TOO_LATE' | 'CHECK_IN_NO_DAY' | 'NOT_ELIGIBLE' | 'KEY_REUSED' | '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getTodaysCheckIn: { success: 'fourthDay' | 'firstDay' | 'fourthDayDone' | 'secondDayMadeUp' | 'paused' | 'resumed'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  makeUpCheckIn: { success: 'granted'; refusal: 'MAKE_UP_NOT_MISSED' | 'MAKE_UPS_USED' | 'NOT_ENOUGH_COINS' | 'NOT_ELIGIBLE' | 'PRICE_CHANGED' | 'KEY_REUSED' | '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  pauseCheckIn: { success: 'fiveDays'; refusal: 'PAUSE_LIMIT' | 'NOT_ELIGIBLE' | '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  resumeCheckIn: { success: 'resumed'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listDraws: { success: 'november'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getDraw: { success: 'winterLights' | 'oneTicketMore' | 'oneTicketLess'; refusal: '400' | '401' | '404' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getDrawProof: { success: 'autumnThanks' | 'empty'; refusal: 'DRAW_RUNNING' | '400' | '401' | '404' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  buyDrawTickets: { success: 'one'; refusal: 'TICKET_LIMIT' | 'NOT_ENOUGH_COINS' | 'NOT_ELIGIBLE' | 'PRICE_CHANGED' | 'KEY_REUSED' | '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listLuckyGifts: { success: 'november'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  lottery: { success: 'won'; refusal: 'NO_TICKET' | 'TICKET_LIMIT' | 'NOT_ENOUGH_COINS' | 'NOT_ELIGIBLE' | 'PRICE_CHANGED' | 'KEY_REUSED' | '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listMyLuckyGifts: { success: 'one' | 'none' | 'oneMore' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getShareCard: { success: 'level'; refusal: '400' | '401' | '404' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getMyLuckyGift: { success: 'won'; refusal: '400' | '401' | '404' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getBabyListActivityConfig: { success: 'open' | 'mamaglow' | 'offline'; refusal: '400' | '413' | '415' | '429' | '500' | '503' }
  checkRaffleStatus: { success: 'open'; refusal: '400' | '404' | '413' | '415' | '429' | '500' | '503' }
  listActivities: { success: 'page' | 'afterRegistration' | 'afterRaffle' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getCampaign: { success: 'member' | 'registered' | 'visitor' | 'mamaglow'; refusal: 'NOT_ELIGIBLE' | '400' | '401' | '404' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  joinActivity: { success: 'joined'; refusal: 'INVITATION_WRONG' | 'NOT_ELIGIBLE' | 'ACTIVITY_CLOSED' | '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  signInToActivity: { success: 'first'; refusal: 'NOT_ELIGIBLE' | 'ACTIVITY_CLOSED' | '400' | '401' | '403' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  registerForEvent: { success: 'registered' | 'waiting'; refusal: 'ALREADY_REGISTERED' | 'EVENT_FULL' | 'NOT_ELIGIBLE' | 'ACTIVITY_CLOSED' | 'KEY_REUSED' | '400' | '401' | '403' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  cancelEventRegistration: { success: 'cancelled'; refusal: 'ACTIVITY_CLOSED' | '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  enterRaffle: { success: 'entered'; refusal: 'ALREADY_ENTERED' | 'NOT_ELIGIBLE' | 'ACTIVITY_CLOSED' | 'KEY_REUSED' | '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getRaffleProof: { success: 'drawn' | 'empty'; refusal: 'DRAW_RUNNING' | '400' | '401' | '404' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listGiftProducts: { success: 'products'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listGiftRegistrations: { success: 'page' | 'none' | 'afterRegistration' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  registerGift: { success: 'submitted'; refusal: 'NOT_ELIGIBLE' | 'ORDER_REGISTERED' | 'UPLOAD_UNKNOWN' | 'KEY_REUSED' | '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getGuidance: { success: 'guidance'; refusal: '400' | '429' | '500' | '503' }
  listQuestionnaires: { success: 'member' | 'afterSubmission' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getQuestionnaire: { success: 'member' | 'afterSubmission'; refusal: '400' | '401' | '404' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  saveQuestionnaireDraft: { success: 'member' | 'visitor'; refusal: 'ANSWERS_INVALID' | 'VERSION_RETIRED' | '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getQuestionnaireDraft: { success: 'member'; refusal: '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  submitQuestionnaire: { success: 'member' | 'visitor'; refusal: 'ANSWERS_INVALID' | 'VERSION_RETIRED' | 'ALREADY_SUBMITTED' | 'UPLOAD_UNKNOWN' | 'KEY_REUSED' | '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  openClaimCode: { success: 'visitor'; refusal: 'CLAIM_UNKNOWN' | '400' | '413' | '415' | '429' | '500' | '503' }
  redeemClaimCode: { success: 'redeemed'; refusal: 'CLAIM_UNKNOWN' | 'ALREADY_SUBMITTED' | 'KEY_REUSED' | '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getQuestionnaireResult: { success: 'result' | 'afterOrder' | 'afterUpload' | 'partMissing'; refusal: '400' | '401' | '404' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  saveAmazonOrder: { success: 'saved'; refusal: 'ORDER_NUMBER_WRONG' | 'ORDER_USED' | 'NOT_ELIGIBLE' | '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  attachQuestionnaireUpload: { success: 'submitted'; refusal: 'UPLOAD_UNKNOWN' | 'REVIEW_WAITS' | '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listPackageCards: { success: 'cards' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getPackageCard: { success: 'pump'; refusal: '400' | '401' | '404' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listOrders: { success: 'orders' | 'none' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getOrder: { success: 'shipped' | 'refunded' | 'empty'; refusal: '400' | '401' | '404' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getLogistics: { success: 'onTheWay'; refusal: '400' | '401' | '404' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listRegistrableProducts: { success: 'pump' | 'empty'; refusal: '400' | '429' | '500' | '503' }
  saveProductRegistration: { success: 'registered'; refusal: 'PRODUCT_REGISTERED' | 'RECEIPT_NEEDED' | 'SERIAL_NUMBER_WRONG' | 'PURCHASE_DATE_WRONG' | 'UPLOAD_UNKNOWN' | 'KEY_REUSED' | '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listProductRegistrations: { success: 'one' | 'none' | 'afterSave' | 'offered' | 'takenOver' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  offerProductTransfer: { success: 'offered'; refusal: 'KEY_REUSED' | '400' | '401' | '404' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  cancelProductTransfer: { success: 'done'; refusal: '400' | '401' | '404' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  takeOverProduct: { success: 'takenOver'; refusal: 'TRANSFER_UNKNOWN' | 'KEY_REUSED' | '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  sendContactMessage: { success: 'received'; refusal: 'UPLOAD_UNKNOWN' | 'CONTACT_WAIT' | 'KEY_REUSED' | '400' | '401' | '404' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  listContactTopics: { success: 'some' | 'empty'; refusal: '400' | '429' | '500' | '503' }
  getIntroduction: { success: 'introduction'; refusal: '400' | '429' | '500' | '503' }
  listFaq: { success: 'coins'; refusal: '400' | '429' | '500' | '503' }
  searchHub: { success: 'light'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getSearchSuggestions: { success: 'light' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getLegalText: { success: 'privacy'; refusal: '400' | '401' | '404' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  getIpIsoCode: { success: 'thailand'; refusal: '400' | '429' | '500' | '503' }
  reportEvent: { success: 'done'; refusal: '400' | '401' | '413' | '415' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  reportPage: { success: 'done'; refusal: '400' | '413' | '415' | '429' | '500' | '503' }
  getDefaultRegion: { success: 'thailand'; refusal: '400' | '429' | '500' | '503' }
  listCountries: { success: 'some' | 'empty'; refusal: '400' | '413' | '415' | '429' | '500' | '503' }
  listCallingCodes: { success: 'some' | 'empty'; refusal: '400' | '413' | '415' | '429' | '500' | '503' }
  listProvinces: { success: 'some' | 'empty'; refusal: '400' | '413' | '415' | '429' | '500' | '503' }
  querySceneMaterials: { success: 'home' | 'empty'; refusal: '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
  jumpByQr: { success: 'card'; refusal: '400' | '404' | '429' | '500' | '503' }
  getUploadPolicy: { success: 'picture'; refusal: 'UPLOAD_UNFIT' | 'UPLOAD_SIGN_IN' | '400' | '401' | '429' | '500' | '503' | 'TOKEN_REVOKED' }
}
