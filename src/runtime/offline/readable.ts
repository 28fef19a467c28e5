// Which answers may lie on the device for a day, so that they can be read without a connection. It is a list of what may,
// not of what may not: codes of vouchers, addresses, orders, babies, questionnaires and sessions are never written down.
import type { OperationId } from '../../client/types.ts'

export const readable: ReadonlySet<string> = new Set<OperationId>([
  // Who she is: without it no page of a member opens.
  'getUserInfo',
  // Her own page; what her tasks say of babies is only that one may be told of.
  'listPendingTasks',
  'getPrivacyPolicy',
  'getMyMembership',
  'listLevels',
  'listRights',
  'getCoins',
  'listCoinMovements',
  'listGames',
  'getCheckIn',
  'getGiftBoards',
  'listGifts',
  'getGift',
  'listOnlineCourses',
  'getCourse',
  'listNewProductBenefits',
  'queryMagazines',
  'getMagazineDetail',
  'listActivities',
  'getGuidance',
  'getCampaign',
  'listFaq',
  'getLegalText',
])
