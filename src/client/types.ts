// The contract's types under their own names.
import type { components, operations } from '../../generated/schema.d.ts'

type Schemas = components['schemas']

export type Address = Schemas['Address']
export type AddressFields = Omit<ModifyAddress, 'id' | 'isDefault'>
export type AddressFormPart = Schemas['AddressFormPart']
export type Baby = Schemas['Baby']
export type CheckInState = Schemas['CheckInState']
export type CheckInDay = Schemas['CheckInDay']
export type ConsentPurpose = Schemas['ConsentPurpose']
export type LoginInit = Schemas['LoginInit']
export type Membership = Schemas['Membership']
export type Consent = Schemas['Consent']
export type ContactMessage = Schemas['ContactRequest']
export type DataExport = Schemas['DataExport']
export type ModifyAddress = Schemas['ModifyAddressRequest']
export type Proof = Schemas['Proof']
export type UploadPurpose = Schemas['UploadPurpose']
export type ModifyUserInfo = Schemas['ModifyUserInfoRequest']
export type Reward = Schemas['Reward']
export type SaveBaby = Schemas['SaveBabyRequest']
export type Session = Schemas['Session']
export type Task = Schemas['Task']
export type SignInMethod = Schemas['SignInMethod']
export type SignInProof = Schemas['SignInProof']
export type SocialIntent = Schemas['SocialIntent']
export type SocialProvider = Schemas['SocialProvider']
export type SocialRegister = Schemas['SocialRegisterRequest']
export type SocialResult = Schemas['SocialResult']
export type SocialTicket = Schemas['SocialTicket']
export type UserInfo = Schemas['UserInfo']
export type CodeSent = Schemas['CodeSent']
export type CodePurpose = Schemas['SendVerifyCodeRequest']['purpose']
export type ActivityScene = Schemas['ActivityScene']
export type Campaign = Schemas['Campaign']
export type CampaignBlock = Schemas['CampaignBlock']
export type FaqSection = Schemas['FaqSection']
export type LegalKind = Schemas['LegalKind']

/** The names of the contract's calls; a query's key has its call's second. */
export type OperationId = keyof operations
