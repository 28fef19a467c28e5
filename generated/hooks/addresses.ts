// Made from openapi.yaml by `npm run generate`. Do not edit.
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import type { Input, WriteOptions } from '../../src/client/call.ts'
import { listAddresses, getAddress, deleteAddress, modifyAddress, setDefaultAddress, getAddressForm } from '../calls/addresses.ts'

/** List the member's addresses */
export const useListAddresses = (input: Input<'listAddresses'>) => useSuspenseQuery(listAddresses.query(input))

/** Get an address */
export const useGetAddress = (input: Input<'getAddress'>) => useSuspenseQuery(getAddress.query(input))

/** Remove an address */
export const useDeleteAddress = (options?: WriteOptions<'deleteAddress'>) => useMutation({ ...options, ...deleteAddress.mutation })

/** Add or update an address */
export const useModifyAddress = (options?: WriteOptions<'modifyAddress'>) => useMutation({ ...options, ...modifyAddress.mutation })

/** Set the default address */
export const useSetDefaultAddress = (options?: WriteOptions<'setDefaultAddress'>) => useMutation({ ...options, ...setDefaultAddress.mutation })

/** Get the address form of a country */
export const useGetAddressForm = (input: Input<'getAddressForm'>) => useSuspenseQuery(getAddressForm.query(input))
