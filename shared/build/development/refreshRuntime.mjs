// @ts-check
/* global __build_name__ */
import itself from 'react-refresh-itself'

/**
 * The runtime of React Refresh: one a page, the host's, for it has to be there before React. Two builds may
 * give the same name to different components, so each name says whose it is.
 */
const runtime = (self.aldergateRefresh ??= itself)

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
} = runtime

/**
 * @param {unknown} type
 * @param {string} id
 */
export function register(type, id) {
  runtime.register(type, `${__build_name__} ${id}`)
}
