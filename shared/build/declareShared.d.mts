/** The declarations of every entry of every package of shared, as the sources are now. */
export function declareShared(): Promise<unknown>
