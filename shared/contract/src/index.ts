export { BRAND, SOCIAL_LINKS } from './brand.ts'
export { bucketOf, BUCKETS, chosenFor } from './canary.ts'
export { DRAWN_SETTINGS } from './drawnSettings.ts'
export {
  BROWSER_KEY,
  DAMAGED_KEY,
  GOOD_VERSIONS_KEY,
  KEEP_ASKED,
  KEEP_ERASED,
  KEEP_KEY,
  KEEP_VALUE,
  KEEPING,
  KEPT_ALWAYS,
  KEPT_KEYS,
  keyOf,
  keysToForget,
  OPENINGS_KEY,
  NEWEST_KEY,
  SLICE_NAMES,
  type SliceName,
} from './keptKeys.ts'
export { inLanguage, type Language, LANGUAGE_NAMES, LANGUAGES, LOCALES } from './language.ts'
export { LocalText } from './localText.ts'
export { Outcome, OUTCOMES_PATH, PAINT_MS } from './outcome.ts'
export { pageAt, type PageMatch } from './pageAt.ts'
export { check, parseAs } from './parse.ts'
export {
  addressOf,
  type Path,
  PATHS,
  type StrategyBuilderParameters,
  type TradingViewParameters,
} from './paths.ts'
export { priceDecimals } from './precision.ts'
export {
  Audience,
  compositionFile,
  GoodVersions,
  PublishedFile,
  RegisteredCanary,
  RegisteredPage,
  RegisteredRemote,
  Registry,
  REGISTRY_FILE,
} from './registry.ts'
export { CONTRACT_VERSION, PagePath, RemoteConfig, RemoteName } from './remoteConfig.ts'
export { type Purpose, type Signed, signedBytes } from './signed.ts'
export { tolerant } from './tolerant.ts'
