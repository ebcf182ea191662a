import { textsOf } from '@aldergate/build/texts'

/**
 * The words of a message without its placeholders: two or more letters. A single letter is a symbol, such as an axis.
 */
export function wordsOf(message: string): string[] {
  return textsOf(message).flatMap((text) => text.match(/\p{L}[\p{L}\p{M}’'-]*\p{L}/gu) ?? [])
}
