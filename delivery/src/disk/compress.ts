import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(js|css|svg|json|html|txt|xml|webmanifest)$/

/** Files that browsers never request. */
const UNSERVED = new Set(['seam.json'])

/** A compressed copy beside a file. */
export interface Variant {
  /** `.br` or `.gz`, added to the file's name. */
  suffix: string
  bytes: Buffer
}

/** Whether compression makes files of this name smaller. */
export function isCompressible(path: string): boolean {
  return COMPRESSIBLE.test(path)
}

/** Brotli 11 on a larger file is too slow during a promotion; quality 6 takes a fiftieth of the time. */
const HURRIED_BYTES = 35_000
const HURRIED_QUALITY = 6

/**
 * The compressed variants to write beside a file; none for compressed formats. `isHurried` marks files made anew with
 * each release: large ones are compressed slightly less.
 */
export async function variantsOf(
  path: string,
  bytes: Buffer,
  { isHurried = false }: { isHurried?: boolean } = {},
): Promise<Variant[]> {
  if (!isCompressible(path) || UNSERVED.has(path)) return []
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]:
          isHurried && bytes.length > HURRIED_BYTES ? HURRIED_QUALITY : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  return [
    { suffix: '.br', bytes: brotli },
    { suffix: '.gz', bytes: gzipped },
  ]
}

/** Decompresses a variant; `undefined` when its bytes are damaged. */
export async function expand(suffix: string, bytes: Buffer): Promise<Buffer | undefined> {
  try {
    return await (suffix === '.br' ? promisify(brotliDecompress)(bytes) : promisify(gunzip)(bytes))
  } catch {
    return undefined
  }
}
