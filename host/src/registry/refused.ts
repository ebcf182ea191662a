/** An override, a preview or a composition that was asked for in vain. */
export interface Refused {
  /** As it was asked for. */
  text: string
  refusal: OverrideRefusal | PreviewRefusal | 'composition-form'
}

/** Why an override that was asked for is none. */
export type OverrideRefusal = 'off' | 'form' | 'place'

/** Why a preview that was asked for is none. */
export type PreviewRefusal =
  'preview-form' | 'preview-signature' | 'preview-over' | 'preview-gone' | 'preview-unread'
