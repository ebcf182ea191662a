/** Does something where nothing can be read that a device may keep: see `withoutKept.mjs`. */
export function withoutKept<Result>(work: () => Promise<Result>): Promise<Result>
