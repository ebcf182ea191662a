import { misuse, refusal } from '../process/refusal.ts'
import { whoIsThis } from '../process/whoIsThis.ts'
import { signingKey } from '../signing/signingKey.ts'
import { liveVersion } from '../store/previousVersions.ts'
import { promoteVersions } from '../promotion/promoteVersions.ts'
import { HOST, inOrder, nameIn } from '../names/buildNames.ts'
import { PROMOTION_OPTIONS, warningOf } from './promotion.ts'
import { refuseMoved } from './rollback.ts'
import { subcommand } from './subcommand.ts'

export const withdraw = subcommand({
  name: 'withdraw',
  script: 'withdraw',
  summary: 'Takes remotes out of what is live, with their pages',
  details:
    'For one that has no version to go back to, or whose time is over. A release like any other: its canary ends, its ' +
    'version is held back, so that npm start leaves it out, and npm run promote brings it in again.',
  operands: '<name>…',
  options: {
    why: {
      type: 'string',
      value: 'text',
      default: 'withdrawn by hand',
      says: 'the reason, which the release keeps',
    },
    'allow-loss': PROMOTION_OPTIONS['allow-loss'],
  },
  examples: ['ideas --allow-loss --why "Bad from its first version on"'],
  run: async ({ operands, values }, { store, begun, report }) => {
    const names = inOrder(operands.map(nameIn))
    if (names.length === 0) {
      throw misuse('Name what to withdraw, as in npm run withdraw -- ideas --allow-loss.')
    }
    if (names.includes(HOST)) {
      throw misuse('The host shows all others, so it is never withdrawn: npm run rollback -- host.')
    }
    let first = begun?.release
    const { release, replaced, warnings } = await promoteVersions({
      store,
      versions: async (live) => {
        if (!live) throw refusal(`Nothing is live in ${store}: promote something first.`)
        refuseMoved(names, { live, asked: (first ??= live) })
        for (const name of names) liveVersion(live, name)
        return {}
      },
      withdrawn: names,
      who: whoIsThis(),
      why: values.why,
      key: await signingKey(process.env),
      isLossAllowed: values['allow-loss'],
      begun,
    })
    const steps = names.map(
      (name) => `${name} ${replaced?.composition[name]} is out of what is live`,
    )
    report({
      lines: [...warnings.map(warningOf), ...steps, `release ${release.release} is live`],
      data: { release: release.release, withdrawn: names, warnings },
    })
  },
})
