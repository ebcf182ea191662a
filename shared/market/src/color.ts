import * as v from 'valibot'

/** A colour from outside. */
export const Color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'A colour is like #FF0000.'))
