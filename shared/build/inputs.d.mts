/** The hash over everything that a workspace's build is made from. The same hash needs no new build. */
export function inputsHash(
  folder: string,
  mode: 'development' | 'production',
  trustedKeys?: readonly string[],
): string

/** The hash over everything that makes another build of the same sources: configuration and installed tools. */
export function configurationHash(folder: string): string
