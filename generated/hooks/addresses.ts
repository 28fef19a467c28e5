// Made from openapi.yaml by `npm run generate`. Do not edit.
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import type { Input, WriteOptions } from '../../src/client/call.ts'
import { listAddresses, getAddress, deleteAddress, modifyAddress, setDefaultAddress, getAddressForm } from '../calls/addresses.ts'

/** The address book */
export const useListAddresses = (input: Input<'listAddresses'>) => useSuspenseQuery(listAddresses.query(input))

/** One address */
export const useGetAddress = (input: Input<'getAddress'>) => useSuspenseQuery(getAddress.query(input))

/** Remove an address */
export const useDeleteAddress = (options?: WriteOptions<'deleteAddress'>) => useMutation({ ...options, ...deleteAddress.mutation })

/** Add or change an address */
export const useModifyAddress = (options?: WriteOptions<'modifyAddress'>) => useMutation({ ...options, ...modifyAddress.mutation })

/** Choose the default address */
export const useSetDefaultAddress = (options?: WriteOptions<'setDefaultAddress'>) => useMutation({ ...options, ...setDefaultAddress.mutation })

/** The form of a country's addresses */
export const useGetAddressForm = (input: Input<'getAddressForm'>) => useSuspenseQuery(getAddressForm.query(input))
