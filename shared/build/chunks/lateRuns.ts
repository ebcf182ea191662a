import webpack, { type WebpackPluginInstance } from 'webpack'

/**
 * Keeps a script from running after its tag was removed because it hung and was requested again. Browsers run such a
 * script when it arrives, and the page would have two hosts.
 */
export function withoutLateRuns(file: string): WebpackPluginInstance[] {
  const common = { raw: true, include: file }
  return [
    new webpack.BannerPlugin({
      ...common,
      banner: 'if(document.currentScript?.isConnected!==false){',
    }),
    new webpack.BannerPlugin({ ...common, banner: '}', footer: true }),
  ]
}
