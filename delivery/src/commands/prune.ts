import { COMPOSITIONS, mapsKey, versionKey } from '../bucket/keys.ts'
import { misuse } from '../process/refusal.ts'
import { prune as pruneStore } from '../upkeep/prune.ts'
import { subcommand } from './subcommand.ts'

export const prune = subcommand({
  name: 'prune',
  script: 'prune:store',
  summary: 'Removes versions that no kept release names',
  details:
    'Kept are the newest releases that were live, all that were live within some days, and what was ' +
    'published last. Records stay; nobody can go back to what is removed. In a bucket nothing is removed by ' +
    'it, because nobody needs the right to: --dry-run names the objects that could be, for who has it.',
  operands: '',
  options: {
    keep: { type: 'string', value: 'releases', default: '20', says: 'the newest so many are kept' },
    days: { type: 'string', value: 'days', default: '30', says: 'what was live within is kept' },
    'dry-run': { type: 'boolean', says: 'says what would go, and removes nothing' },
  },
  examples: ['--dry-run', '--keep 5 --days 7'],
  needs: 'all',
  run: async ({ values }, { store, bucket, report }) => {
    const keeping = {
      releases: countOf('keep', values.keep, 1),
      days: countOf('days', values.days),
    }
    const isDryRun = values['dry-run']
    if (bucket !== undefined && !isDryRun) {
      throw misuse(
        `prune removes nothing from ${bucket}, where nobody needs the right to delete: name what could go by ` +
          'npm run prune:store -- --dry-run, and let who has that right remove it by the tools of its provider.',
      )
    }
    const pruned = await pruneStore({ store, keeping, now: new Date(), isDryRun })
    const { removed, compositions, leftovers } = pruned
    const bytes = removed.reduce((sum, version) => sum + version.bytes, 0)
    const versions = `${removed.length} ${removed.length === 1 ? 'version' : 'versions'}`
    const what = `${versions} (${(bytes / 1e6).toFixed(1)} MB), ${leftovers.length} left over`
    const told = compositions.filter((file) => file.endsWith('.json'))
    if (bucket !== undefined) {
      // Composition files go first, so that each one left refers to complete versions.
      const keys = [
        ...told.map((file) => COMPOSITIONS + file),
        ...removed.map(({ name, version }) => versionKey(name, version)),
        ...removed.map(({ name, version }) => mapsKey(name, version)),
      ]
      const lines = [...keys.map((key) => `  ${key}`), `${versions} of ${bucket}: could be removed`]
      report({ lines, data: { ...pruned, keys, isDryRun } })
      return
    }
    report({
      lines: [
        ...removed.map(({ name, version }) => `  ${name.padEnd(10)} ${version}`),
        ...told.map((file) => `  ${file}`),
        ...leftovers.map((path) => `  ${path}`),
        isDryRun ? `${what}: would be removed` : `${what}: removed`,
      ],
      data: { ...pruned, isDryRun },
    })
  },
})

function countOf(option: string, text: string, least = 0): number {
  if (/^\d+$/.test(text) && Number(text) >= least) return Number(text)
  throw misuse(`--${option} is "${text}": give it a number from ${least}, as in --${option} 7.`)
}
