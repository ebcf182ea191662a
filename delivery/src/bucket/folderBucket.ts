import { readFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hasCode } from '../process/refusal.ts'
import { createExclusively } from '../disk/durable.ts'
import { filesBelow } from '../disk/readFolder.ts'
import type { Bucket } from './bucket.ts'

/** A bucket in a folder, such as one on a disk shared by several machines. */
export function folderBucket(folder: string): Bucket {
  const pathOf = (key: string) => join(folder, ...key.split('/'))
  return {
    address: pathToFileURL(folder).href,
    read: async (key) => {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined
        throw error
      }
    },
    list: async (prefix) => {
      const paths = await filesBelow(dirname(pathOf(`${prefix}_`)))
      const keys = paths.map((path) => relative(folder, path).split(sep).join('/'))
      // Hidden files are unfinished writes.
      return keys.filter((key) => key.startsWith(prefix) && !/(^|\/)\./.test(key)).sort()
    },
    create: (key, bytes) => createExclusively(pathOf(key), bytes),
  }
}
