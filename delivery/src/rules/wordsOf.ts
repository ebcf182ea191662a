import { textsOf } from '@aldergate/build/texts'

/** The words of a message without its values: letters, two or more. One letter is a sign, as of an axis. */
export function wordsOf(message: string): string[] {
  return textsOf(message).flatMap((text) => text.match(/\p{L}[\p{L}\p{M}’'-]*\p{L}/gu) ?? [])
}
