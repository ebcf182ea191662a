import { misuse } from './refusal.ts'
import type { TypedOption } from './typed.ts'

/**
 * Refuses to run a command without an option that npm has kept: of what is typed before `--`, npm makes settings of its
 * own, and a prune whose `--dry-run` is one of them would remove in earnest.
 */
export function refuseKeptByNpm(
  script: string,
  options: Readonly<Record<string, TypedOption>>,
  typed: readonly string[],
): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const settings = Object.keys(process.env).filter(isSet)
  const kept = Object.keys(options).find(
    (name) => !typed.includes(name) && settings.some((setting) => isOf(name, setting)),
  )
  if (kept === undefined) return
  const value = options[kept]?.value
  const option = value === undefined ? `--${kept}` : `--${kept} <${value}>`
  throw misuse(
    `npm has kept --${kept} for itself: type -- before it, as in npm run ${script} -- ${option}. If you have not ` +
      'typed it, it stands in the settings of npm: take it out there.',
  )
}

function isSet(setting: string): boolean {
  return !['', 'false'].includes(process.env[setting] ?? '')
}

/** Whether npm took an option for this setting, whose name it completes: `--to` is its `token-description`. */
function isOf(option: string, setting: string): boolean {
  return setting.startsWith(`npm_config_${option.replaceAll('-', '_')}`)
}
