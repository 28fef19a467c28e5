// Lists all topics of the catalog.
import { answerTemplatesTopic } from './answerTemplates.ts'
import { benefitsTopic } from './benefits.ts'
import { campaignsTopic } from './campaigns.ts'
import { checkInTopic } from './checkIn.ts'
import { coinExpiryTopic } from './coinExpiry.ts'
import { coinRulesTopic } from './coins.ts'
import { contactTopic } from './contact.ts'
import { coursesTopic } from './courses.ts'
import { deliveryTopic } from './delivery.ts'
import { drawsTopic } from './draws.ts'
import { faqTopic } from './faq.ts'
import { giftRegistrationTopic } from './giftRegistration.ts'
import { giftsTopic } from './gifts.ts'
import { guidanceTopic } from './guidance.ts'
import { lactationTopic } from './lactation.ts'
import { legalTopic } from './legal.ts'
import { levelsTopic } from './levels.ts'
import { magazineTopic } from './magazine.ts'
import { mallTopic } from './mall.ts'
import { marketplacesTopic } from './marketplaces.ts'
import { materialsTopic } from './materials.ts'
import { orderRewardsTopic } from './orderRewards.ts'
import { packageCardsTopic } from './packageCards.ts'
import { parcelNewsTopic } from './parcelNews.ts'
import { policiesTopic } from './policies.ts'
import { productVariantsTopic } from './productVariants.ts'
import { qrCodesTopic } from './qrCodes.ts'
import { questionnairesTopic } from './questionnaires.ts'
import { readingMomentsTopic } from './readingMoments.ts'
import { referralTopic } from './referral.ts'
import { registrableProductsTopic, warrantyTopic } from './registrableProducts.ts'
import { replacementsTopic } from './replacements.ts'
import { rightsTopic } from './rights.ts'
import { searchTopic } from './search.ts'
import { tasksTopic } from './tasks.ts'
import { todayTopic } from './today.ts'
import { voucherExpiryTopic } from './voucherExpiry.ts'
import { vouchersTopic } from './vouchers.ts'
import type { Topic } from './topic.ts'

/** Topics, sorted by the name of their module. */
export const topics: readonly Topic[] = [
  answerTemplatesTopic,
  benefitsTopic,
  campaignsTopic,
  checkInTopic,
  coinExpiryTopic,
  coinRulesTopic,
  contactTopic,
  coursesTopic,
  deliveryTopic,
  drawsTopic,
  faqTopic,
  giftRegistrationTopic,
  giftsTopic,
  guidanceTopic,
  lactationTopic,
  legalTopic,
  levelsTopic,
  magazineTopic,
  mallTopic,
  marketplacesTopic,
  materialsTopic,
  orderRewardsTopic,
  packageCardsTopic,
  parcelNewsTopic,
  policiesTopic,
  productVariantsTopic,
  qrCodesTopic,
  questionnairesTopic,
  readingMomentsTopic,
  referralTopic,
  registrableProductsTopic,
  warrantyTopic,
  replacementsTopic,
  rightsTopic,
  searchTopic,
  tasksTopic,
  todayTopic,
  voucherExpiryTopic,
  vouchersTopic,
]

export const topicOf = (name: string): Topic | undefined => topics.find((topic) => topic.name === name)
