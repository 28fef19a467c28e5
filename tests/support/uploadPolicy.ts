// Reads the answer to a request for the upload of a file.
import { z } from 'zod'

const Reply = z.object({
  data: z.object({
    id: z.string(),
    url: z.string(),
    method: z.string(),
    headers: z.record(z.string(), z.string()),
  }),
})

/** @returns where and how the file is sent */
export const uploadPolicyOf = async (response: Response) => Reply.parse(await response.json()).data
