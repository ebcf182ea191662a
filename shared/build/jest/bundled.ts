import webpack, { type Configuration } from 'webpack'

/** Builds what a test has written. Throws the build's errors. */
export function bundled(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration)
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      const failed = error ?? stats?.toJson({ all: false, errors: true }).errors?.[0]?.message
      if (failed) reject(failed instanceof Error ? failed : new Error(failed))
      else resolve()
    })
  })
}
