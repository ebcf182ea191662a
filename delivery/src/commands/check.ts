import { basename } from 'node:path'
import { readersOf } from '../checks/readers.ts'
import { failedOf, takeSteps, toolStep, type Step } from '../checks/steps.ts'
import { buildNamesOf, workspaceFolder, type BuildName } from '../names/buildNames.ts'
import { buildWorkspaces } from '../workspaces/buildWorkspaces.ts'
import { reportBuild } from '../workspaces/reportBuilds.ts'
import { subcommand } from './subcommand.ts'

export const check = subcommand({
  name: 'check',
  script: 'check',
  summary: 'Checks a part by itself, as its pipeline does',
  details:
    'Types, lint, unused code, format, its unit tests, the rules of the house (texts, words, comments) and its ' +
    'build, of what is named, or of the host and all remotes. What others have broken is theirs to mend. All of ' +
    'it, also after something has failed. No store is touched.',
  operands: '[name…]',
  options: {},
  examples: ['trading', 'host trading', ''],
  needs: 'itself',
  run: async ({ operands }, { report, note }) => {
    const names = buildNamesOf(operands)
    const folders = names.map((name) => basename(workspaceFolder(name)))
    const taken = [
      ...(await takeSteps(readersOf(folders), 2, note)),
      // Each of these keeps all cores busy, so they run one at a time.
      ...(await takeSteps(
        [unitTestsOf(folders), rulesOf(operands), buildOf(names, note)],
        1,
        note,
      )),
    ]
    const failed = failedOf(taken)
    const named = operands.length > 0 ? ` -- ${names.join(' ')}` : ''
    report({
      lines: [
        failed === undefined
          ? `All of it passed: npm run deliver -- ${names.join(' ')} makes it live.`
          : `${failed} failed: mend what is printed above, then run npm run check${named} again.`,
      ],
      data: { names, steps: taken },
      isBad: failed !== undefined,
    })
  },
})

function unitTestsOf(folders: readonly string[]): Step {
  return toolStep('Unit tests', 'jest', ['--selectProjects', ...folders])
}

/** Runs all rules; for named parts, only those that look at their own sources. */
function rulesOf(typed: readonly string[]): Step {
  const isNamed = typed.length > 0
  const ofAll = isNamed ? ['--testPathIgnorePatterns', 'src/rules/project'] : []
  return toolStep(
    'Rules of the house',
    'jest',
    ['--selectProjects', 'delivery', '--testPathPatterns', 'src/rules', ...ofAll],
    { CHECKED_PARTS: typed.join(' ') },
  )
}

function buildOf(names: readonly BuildName[], note: (line: string) => void): Step {
  return {
    heading: 'Build',
    take: async () => {
      const outcomes = await buildWorkspaces({
        names,
        mode: 'production',
        onOutcome: (outcome) => reportBuild(outcome, note),
      })
      // The reason of a failed build was printed already.
      return { isOk: outcomes.every(({ status }) => status !== 'failed'), output: '' }
    },
  }
}
