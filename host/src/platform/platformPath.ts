/** The host's own page: no remote can take it away. */
export const PLATFORM_PATH = '/platform'
