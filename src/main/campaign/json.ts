import { isAscii } from 'node:buffer'
import type { Json, JsonObject } from '../../rules/core/units'

/** @returns undefined for what is no JSON */
export function parseJson(text: string): Json | undefined {
  try {
    // What JSON.parse gives is JSON.
    return JSON.parse(text) as Json
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Whether a parsed value has named fields: no list and no null. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text, or the UTF-8 of one. Where all is ASCII it is text already; reading UTF-8 would look at every byte. */
export function textOf(text: string | Uint8Array): string {
  if (typeof text === 'string') return text
  return Buffer.from(text.buffer, text.byteOffset, text.byteLength).toString(isAscii(text) ? 'latin1' : 'utf8')
}
