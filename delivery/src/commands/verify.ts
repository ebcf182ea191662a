import { nameIn } from '../names/buildNames.ts'
import { verifyStore } from '../upkeep/verifyStore.ts'
import { signingKey } from '../signing/signingKey.ts'
import { subcommand } from './subcommand.ts'

export const verify = subcommand({
  name: 'verify',
  script: 'verify:store',
  summary: 'Checks every byte of the store, and what servers send',
  details: 'With names, of these builds only. Exit code 1 when something is not sound.',
  operands: '[<name>…]',
  options: {
    repair: {
      type: 'boolean',
      says: 'restores what can be restored from what is sound; damaged records are put aside',
    },
  },
  examples: ['', 'trading', '--repair'],
  needs: 'all',
  run: async ({ operands, values }, { store, report }) => {
    const names = operands.map(nameIn)
    const key = await signingKey(process.env)
    const findings = await verifyStore({ store, names, isRepairing: values.repair, key })
    const { checked, problems, repaired } = findings
    const versions = `${checked} ${checked === 1 ? 'version' : 'versions'}`
    const end = problems.length === 0 ? 'all is sound' : `${problems.length} not sound, see above`
    report({
      lines: [...repaired, ...problems, `${versions} checked: ${end}`],
      data: { ...findings },
      isBad: problems.length > 0,
    })
  },
})
