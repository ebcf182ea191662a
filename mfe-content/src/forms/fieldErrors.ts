/** Why fields cannot be taken, by field; empty when all of them can. */
export type FieldErrors<Form, ErrorKey> = Readonly<Partial<Record<keyof Form, ErrorKey>>>
