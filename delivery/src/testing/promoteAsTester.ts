import {
  promoteVersions,
  type PromoteOptions,
  type PromoteResult,
} from '../promotion/promoteVersions.ts'

/** Makes versions live in a store, where a test does not mind by whom and why. */
export function promoteAsTester(
  store: string,
  versions: PromoteOptions['versions'],
  options: Partial<PromoteOptions> = {},
): Promise<PromoteResult> {
  return promoteVersions({ store, versions, who: 'a tester', why: 'a test', ...options })
}
