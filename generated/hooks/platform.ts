// Made from openapi.yaml by `npm run generate`. Do not edit.
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  Done,
  FaultResponse,
  GetIpIsoCode200,
  TooLargeResponse,
  TooManyRequestsResponse,
  TrackingEvent,
  UnsupportedMediaTypeResponse
} from './membersHub.schemas.ts';

import { transport } from '../../src/client/transport.ts';
import type { ErrorType } from '../../src/client/transport.ts';

/**
 * The country the call comes from, as the proxy in front says or, failing that, as the region of
 * `Accept-Language` suggests; `null` when neither tells.
 * @summary The caller's country
 */
export const getIpIsoCode = (

 signal?: AbortSignal
) => {

      return transport<GetIpIsoCode200>(
      {url: `/api/station/activity/getIpIsoCode`, method: 'POST', signal
    },
      );
    }

export const getGetIpIsoCodeMutationKey = () => ['getIpIsoCode'] as const;

export const getGetIpIsoCodeMutationOptions = <TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getIpIsoCode>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof getIpIsoCode>>, TError,void, TContext> => {

const mutationKey = getGetIpIsoCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getIpIsoCode>>, void> = () => {

          return  getIpIsoCode()
        }

  return  { mutationFn, ...mutationOptions }}

    export type GetIpIsoCodeMutationResult = NonNullable<Awaited<ReturnType<typeof getIpIsoCode>>>

    export type GetIpIsoCodeMutationError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse>

    /**
 * @summary The caller's country
 */
export const useGetIpIsoCode = <TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getIpIsoCode>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getIpIsoCode>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getGetIpIsoCodeMutationOptions(options), queryClient);
    }
    /**
 * Takes one tracking event. It is sent only with the member's consent where the country asks for it, and never
 * carries a name, an e-mail address, a phone, baby data or a token.
 * @summary Report a tracking event
 */
export const reportEvent = (
    trackingEvent: TrackingEvent,
 signal?: AbortSignal
) => {

      return transport<Done>(
      {url: `/api/base/event/report`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: trackingEvent, signal
    },
      );
    }

export const getReportEventMutationKey = () => ['reportEvent'] as const;

export const getReportEventMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportEvent>>, TError,ReportEventMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof reportEvent>>, TError,ReportEventMutationVariables, TContext> => {

const mutationKey = getReportEventMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reportEvent>>, ReportEventMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  reportEvent(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ReportEventMutationResult = NonNullable<Awaited<ReturnType<typeof reportEvent>>>
    export type ReportEventMutationBody = TrackingEvent
    export type ReportEventMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>
    export type ReportEventMutationVariables = {data: TrackingEvent}

    /**
 * @summary Report a tracking event
 */
export const useReportEvent = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportEvent>>, TError,ReportEventMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reportEvent>>,
        TError,
        ReportEventMutationVariables,
        TContext
      > => {
      return useMutation(getReportEventMutationOptions(options), queryClient);
    }
