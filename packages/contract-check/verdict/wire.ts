// Finds values of a parameter that are sent as the same text: `q=1` may mean the number 1, the text "1" or a list with
// one entry.
import { isObject, type Schema } from '@members-hub/openapi'

const parameterGroups = ['query', 'path', 'header', 'cookie']

/**
 * @param name the location of the parameter (such as `query`) and its name
 * @returns copies of the message, each with another value of this parameter that is sent as the same text
 */
export function sentAlike(message: Schema, [group = '', name = '']: readonly string[]): Schema[] {
  const values = message[group]
  if (!parameterGroups.includes(group) || !isObject(values) || !(name in values)) return []
  return formsOf(values[name]).map((value) => ({ ...message, [group]: { ...values, [name]: value } }))
}

function formsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    const entries = value.map(String)
    return value.length === 1 ? [entries, value[0], entries[0]] : [entries]
  }
  if (typeof value === 'object' && value !== null) return []
  const text = String(value)
  const scalars = [
    text,
    ...(isNumber(text) ? [Number(text)] : []),
    ...(isBoolean(text) ? [text === 'true'] : []),
  ]
  return [...scalars, ...scalars.map((scalar) => [scalar])]
}

const isNumber = (text: string) => /^-?\d+(?:\.\d+)?$/.test(text)
const isBoolean = (text: string) => text === 'true' || text === 'false'
