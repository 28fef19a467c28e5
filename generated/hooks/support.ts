// Made from openapi.yaml by `npm run generate`. Do not edit.
import { useMutation, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Input, PagesInput, WriteOptions } from '../../src/client/call.ts'
import { listRegistrableProducts, saveProductRegistration, listProductRegistrations, offerProductTransfer, cancelProductTransfer, takeOverProduct, sendContactMessage, listContactTopics, listFaq, getLegalText } from '../calls/support.ts'

/** Products that can be registered */
export const useListRegistrableProducts = (input: Input<'listRegistrableProducts'>) => useSuspenseQuery(listRegistrableProducts.query(input))

/** Register a product */
export const useSaveProductRegistration = (options?: WriteOptions<'saveProductRegistration'>) => useMutation({ ...options, ...saveProductRegistration.mutation })

/** The member's registered products */
export const useListProductRegistrations = (input: PagesInput<'listProductRegistrations'>) => useSuspenseInfiniteQuery(listProductRegistrations.pages(input))

/** Hand a product over */
export const useOfferProductTransfer = (options?: WriteOptions<'offerProductTransfer'>) => useMutation({ ...options, ...offerProductTransfer.mutation })

/** Keep a product after all */
export const useCancelProductTransfer = (options?: WriteOptions<'cancelProductTransfer'>) => useMutation({ ...options, ...cancelProductTransfer.mutation })

/** Take a product over */
export const useTakeOverProduct = (options?: WriteOptions<'takeOverProduct'>) => useMutation({ ...options, ...takeOverProduct.mutation })

/** Write to us */
export const useSendContactMessage = (options?: WriteOptions<'sendContactMessage'>) => useMutation({ ...options, ...sendContactMessage.mutation })

/** What one can write about */
export const useListContactTopics = (input: Input<'listContactTopics'>) => useSuspenseQuery(listContactTopics.query(input))

/** Frequent questions */
export const useListFaq = (input: Input<'listFaq'>) => useSuspenseQuery(listFaq.query(input))

/** Privacy policy, terms and conditions */
export const useGetLegalText = (input: Input<'getLegalText'>) => useSuspenseQuery(getLegalText.query(input))
