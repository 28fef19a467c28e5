// Provides asymmetric matchers of Vitest with a precise type instead of `any`.
import { expect } from 'vitest'

export const textWith = (part: string): unknown => expect.stringContaining(part)
export const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern)
export const anyText: unknown = expect.any(String)
export const anyNumber: unknown = expect.any(Number)
export const anyList: unknown = expect.any(Array)
export const listWith = (elements: readonly unknown[]): unknown => expect.arrayContaining([...elements])
