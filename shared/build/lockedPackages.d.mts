/** The packages that some manifests ask for, as the lockfile has them: see `packages.mjs`. */
export function packagesOf(manifests: readonly string[], lockfile: string): string[]
