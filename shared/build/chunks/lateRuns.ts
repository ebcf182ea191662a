import webpack, { type WebpackPluginInstance } from 'webpack'

/**
 * Keeps a script of the document from running once its tag has been taken out: one that hung, and in whose
 * place another was asked for. Browsers run it all the same when it comes, and the page would have two hosts.
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
