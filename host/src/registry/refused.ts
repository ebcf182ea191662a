/** An override, preview or composition that was requested and refused. */
export interface Refused {
  /** The query value as it was given. */
  text: string
  refusal: OverrideRefusal | PreviewRefusal | 'composition-form'
}

/** Why a requested override was refused. */
export type OverrideRefusal = 'off' | 'form' | 'place'

/** Why a requested preview was refused. */
export type PreviewRefusal =
  'preview-form' | 'preview-signature' | 'preview-over' | 'preview-gone' | 'preview-unread'
