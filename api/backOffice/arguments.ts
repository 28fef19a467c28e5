// Defines the types of arguments of back-office commands, such as an id or a date. Each type has a usage text and a
// hint for invalid values.
import * as z from 'zod/mini'
import { acts } from '../audit/acts.ts'

type Help = {
  usage: string
  hint: string
  isOptional?: boolean
  /**
   * True if the argument is an id. For a malformed id, the command prints only the hint on one line, and not its usage.
   */
  isId?: boolean
}

export const argumentHelp = z.registry<Help>()

export function argument<Of extends z.ZodMiniType>(schema: Of, help: Help): Of {
  argumentHelp.add(schema, help)
  return schema
}

export function optional<Of extends z.ZodMiniType>(of: Of): z.ZodMiniOptional<Of> {
  const help = argumentHelp.get(of) ?? { usage: '', hint: '' }
  return argument(z.optional(of), { ...help, isOptional: true })
}

const line = (maxCount: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maxCount))

export const text = (usage: string, maxCount: number) =>
  argument(line(maxCount), { usage: `<${usage}>`, hint: `Write 1 to ${maxCount} characters.` })

export const oneOf = <const Word extends string>(...words: Word[]) =>
  argument(z.enum(words), {
    usage: words.join('|'),
    hint: words.length === 1 ? `Write ${words[0]}.` : `Use one of: ${words.join(', ')}.`,
  })

/** Converts an id to lower case, because all ids of the hub are lower case. */
export const id = argument(line(64).check(z.toLowerCase(), z.regex(/^[\w:.-]+$/)), {
  usage: '<id>',
  hint: 'Copy the id from "waiting" or from the catalogue.',
  isId: true,
})

export const task = argument(z.pipe(line(64).check(z.toLowerCase()), z.union([z.literal('all'), z.uuid()])), {
  usage: '<id of a failed task>|all',
  hint: 'Copy the id from "failed", or write all.',
  isId: true,
})

export const letter = argument(z.pipe(line(64).check(z.toLowerCase()), z.uuid()), {
  usage: '<id of a dead letter>',
  hint: 'Copy the id from "letters".',
  isId: true,
})

export const entry = argument(z.uuid(), {
  usage: '<id of an entry>',
  hint: 'Copy the id from the last line of the page before.',
  isId: true,
})

export const account = argument(line(254), {
  usage: '<email, phone or member id>',
  hint: 'Write the full email address, the phone number or the id of the member.',
  isId: true,
})

export const voucher = argument(line(64), {
  usage: '<id or code of a voucher>',
  hint: 'Write the id or the code of the voucher.',
  isId: true,
})

export const reason = argument(line(500), {
  usage: '<reason>',
  hint: 'Say why in quotes, such as "wrong size sent".',
})

export const day = argument(z.pipe(line(10), z.iso.date()), {
  usage: '<day>',
  hint: 'Write a date such as 2026-11-30.',
})

export const instant = argument(z.pipe(line(40), z.union([z.iso.date(), z.iso.datetime({ offset: true })])), {
  usage: '<day>',
  hint: 'Write a date such as 2026-11-30.',
})

export const act = argument(z.enum(acts), { usage: '<act>', hint: `Use one of: ${acts.join(', ')}.` })

/**
 * Schema of a number in plain digits. Rejects 1e3, 0x10, +5 and digits of other scripts, because they are probably
 * typing errors.
 */
const digits = (pattern: RegExp) => z.pipe(z.string().check(z.regex(pattern)), z.transform(Number))

const maxCount = 100_000

export const wholeNumber = (from: number, to: number) =>
  argument(z.pipe(digits(/^\d{1,6}$/), z.int().check(z.minimum(from), z.maximum(to))), {
    usage: '<count>',
    hint: `Write a whole number from ${from} to ${to} in plain digits.`,
  })

/** Change of the stock: a positive number adds pieces, a negative number removes pieces. */
export const change = argument(
  z.pipe(
    digits(/^-?\d{1,6}$/),
    z.int().check(
      z.minimum(-maxCount),
      z.maximum(maxCount),
      z.refine((count) => count !== 0),
    ),
  ),
  {
    usage: '<count, negative to remove>',
    hint: `Write a whole number in plain digits, 1 to ${maxCount} to add or -1 to -${maxCount} to remove.`,
  },
)
