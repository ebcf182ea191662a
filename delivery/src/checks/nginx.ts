import { existsSync } from 'node:fs'
import { findTool } from '../process/findTool.ts'
import { refusal } from '../process/refusal.ts'
import { run } from '../process/run.ts'
import { sayProblem, say } from '../process/say.ts'

/** Where Debian's package installs nginx: in the PATH of root only. */
const SYSTEM_FOLDER = '/usr/sbin'

/** The module that the gateway's configuration loads. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The Debian and Ubuntu packages that provide both. */
export const PACKAGES: readonly string[] = ['nginx', 'libnginx-mod-http-brotli-static']

/** The facts about a machine that decide how nginx is provided on it. */
export interface Machine {
  find: () => string | undefined
  /** Absent where it cannot be installed. */
  install?: () => Promise<void>
  isInCi: boolean
}

/** The path of nginx; `undefined` if there is none that can read the gateway's configuration. */
export function findNginx(): string | undefined {
  return existsSync(BROTLI) ? findTool(['nginx'], [SYSTEM_FOLDER]) : undefined
}

/**
 * Installs nginx if it is missing and can be installed. Otherwise the tests that need it are skipped, with a message;
 * in CI that is refused.
 */
export async function provideNginx(machine: Machine): Promise<void> {
  if (machine.find()) return
  if (machine.install) {
    say('No nginx on this machine: installing it')
    await machine.install()
    if (machine.find()) return
  }
  const cure = `install Debian's ${PACKAGES.join(' and ')}`
  if (machine.isInCi) throw refusal(`There is no nginx for the tests of the gateway: ${cure}.`)
  sayProblem(`SKIPPED: the tests of the gateway, for want of nginx. To run them, ${cure}.`)
}

export function thisMachine(): Machine {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  return {
    find: findNginx,
    ...(isDebianRoot && { install: installDebianPackages }),
    isInCi: Boolean(process.env.CI),
  }
}

async function installDebianPackages(): Promise<void> {
  // RUNLEVEL 1 (maintenance) keeps the package from starting a server of its own.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const updated = await run('apt-get', ['update'], { env })
  if (!updated.isOk) return
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES], { env })
}
