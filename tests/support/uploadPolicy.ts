// Parses the response to a request for an upload policy.
import { z } from 'zod'

const Reply = z.object({
  data: z.object({
    id: z.string(),
    url: z.string(),
    method: z.string(),
    headers: z.record(z.string(), z.string()),
  }),
})

/** @returns the URL and the request parameters of the upload */
export const uploadPolicyOf = async (response: Response) => Reply.parse(await response.json()).data
