import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, copyFile, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { NGINX_FOLDER } from '../gateway/nginxFolder.ts'
import { listen, urlOf } from '../http/listen.ts'
import type { StoreServer } from '../server/serveStore.ts'
import { findNginx } from '../checks/nginx.ts'
import { newFolder, removeFolder } from './handmadeBuilds.ts'

/** The id of Debian's `www-data`, the user of the gateway's container. */
const USER = 33

const isRoot = process.getuid?.() === 0

/**
 * Serves a store by nginx with the gateway's configuration, except port and store. Throws if there is no nginx, and
 * with its output if it does not start.
 */
export async function startNginx(store: string): Promise<StoreServer> {
  const nginx = findNginx()
  if (!nginx) throw new Error('There is no nginx with brotli: npm test installs it on Debian.')
  const folder = await newFolder()
  const url = await freeUrl()
  await copyFile(join(NGINX_FOLDER, 'headers.conf'), join(folder, 'headers.conf'))
  const configuration = await readFile(join(NGINX_FOLDER, 'nginx.conf'), 'utf8')
  const changed = replaced(
    replaced(configuration, 'listen 8080;', `listen ${new URL(url).host};`),
    'root /store;',
    `root ${store};`,
  )
  await writeFile(join(folder, 'nginx.conf'), changed)
  if (isRoot) {
    await chown(folder, USER, USER)
    await chmod(store, 0o755)
  }
  const child = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot && { uid: USER, gid: USER }),
  })
  const end = () => child.kill()
  process.once('exit', end)
  await answering(url, child)
  return {
    url,
    close: async () => {
      process.off('exit', end)
      if (child.exitCode === null && child.kill()) await once(child, 'exit')
      await removeFolder(folder)
    },
  }
}

function replaced(text: string, old: string, by: string): string {
  if (text.split(old).length !== 2) throw new Error(`nginx.conf has no "${old}": adapt this test.`)
  return text.replace(old, by)
}

async function freeUrl(): Promise<string> {
  const probe = createServer()
  await listen(probe, { port: 0, host: '127.0.0.1' })
  const url = urlOf(probe)
  probe.close()
  await once(probe, 'close')
  return url
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${said}`)
    try {
      await fetch(url, { method: 'HEAD' })
      return
    } catch {
      await wait(20)
    }
  }
}
