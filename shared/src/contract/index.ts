export { inLanguage, LANGUAGES, type Language, type LocalText } from './language.ts'
export { CONTRACT_VERSION, REMOTE_NAMES, RemoteConfig, type RemoteName } from './remoteConfig.ts'
export { Built, type BuiltHost, type BuiltPage, type BuiltRemote } from './built.ts'
export {
  Registry,
  type PublishedFile,
  type RegisteredPage,
  type RegisteredRemote,
} from './registry.ts'
export { pageAt, type PageMatch } from './pageAt.ts'
export { parseAs } from './parse.ts'
