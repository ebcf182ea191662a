import * as v from 'valibot'

const text = v.pipe(v.string(), v.nonEmpty())

/** A short text in the interface's languages; English is required. */
export const LocalText = v.strictObject({
  en: text,
  es: v.optional(text),
  zh: v.optional(text),
  fr: v.optional(text),
})

export type LocalText = v.InferOutput<typeof LocalText>
