// Made from openapi.yaml by `npm run generate`. Do not edit.
import { useMutation, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Input, PagesInput, WriteOptions } from '../../src/client/call.ts'
import { listRegistrableProducts, saveProductRegistration, listProductRegistrations, offerProductTransfer, cancelProductTransfer, takeOverProduct, sendContactMessage, listContactTopics, getIntroduction, listFaq, getLegalText } from '../calls/support.ts'

/** List products that can be registered */
export const useListRegistrableProducts = (input: Input<'listRegistrableProducts'>) => useSuspenseQuery(listRegistrableProducts.query(input))

/** Register a product */
export const useSaveProductRegistration = (options?: WriteOptions<'saveProductRegistration'>) => useMutation({ ...options, ...saveProductRegistration.mutation })

/** List the member's registered products */
export const useListProductRegistrations = (input: PagesInput<'listProductRegistrations'>) => useSuspenseInfiniteQuery(listProductRegistrations.pages(input))

/** Create a transfer code for a product */
export const useOfferProductTransfer = (options?: WriteOptions<'offerProductTransfer'>) => useMutation({ ...options, ...offerProductTransfer.mutation })

/** Revoke the transfer code of a product */
export const useCancelProductTransfer = (options?: WriteOptions<'cancelProductTransfer'>) => useMutation({ ...options, ...cancelProductTransfer.mutation })

/** Take over a product from another member */
export const useTakeOverProduct = (options?: WriteOptions<'takeOverProduct'>) => useMutation({ ...options, ...takeOverProduct.mutation })

/** Send a contact message */
export const useSendContactMessage = (options?: WriteOptions<'sendContactMessage'>) => useMutation({ ...options, ...sendContactMessage.mutation })

/** List contact topics */
export const useListContactTopics = (input: Input<'listContactTopics'>) => useSuspenseQuery(listContactTopics.query(input))

/** Get the introduction for visitors */
export const useGetIntroduction = (input: Input<'getIntroduction'>) => useSuspenseQuery(getIntroduction.query(input))

/** List frequently asked questions */
export const useListFaq = (input: Input<'listFaq'>) => useSuspenseQuery(listFaq.query(input))

/** Get a legal text */
export const useGetLegalText = (input: Input<'getLegalText'>) => useSuspenseQuery(getLegalText.query(input))
