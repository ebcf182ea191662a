import { basename } from 'node:path'
import { HOST, workspaceFolder, type BuildName } from '../names/buildNames.ts'

/** The path of a part's pipeline, from the project's root: GitHub requires this folder. */
export function pipelineFile(name: BuildName): string {
  return `.github/workflows/${basename(workspaceFolder(name))}.yml`
}

/**
 * The workflow of a part: checks a pull request that changes the part's files, and delivers the part once it is
 * merged, optionally to some browsers first. The steps are the same for every part (`part.yml`).
 */
export function pipelineOf(name: BuildName): string {
  const folder = basename(workspaceFolder(name))
  return `# The pipeline of ${folder}, as that of every part: its steps are in part.yml.
name: ${folder}
on:
  pull_request:
    paths:
      - '${folder}/**'
      - '${pipelineFile(name)}'
  push:
    branches: [main]
    paths:
      - '${folder}/**'
      - '${pipelineFile(name)}'
  workflow_dispatch:${name === HOST ? '' : CANARY_INPUTS}

permissions:
  contents: read

jobs:
  part:
    uses: ./.github/workflows/part.yml
    secrets: inherit
    with:
      parts: ${name}
      deliver: \${{ github.event_name != 'pull_request' && github.ref == 'refs/heads/main' }}
${name === HOST ? FOR_ALL : FOR_SOME}`
}

const CANARY_INPUTS = `
    inputs:
      percent: { type: string, default: '100', description: 'For so many of all browsers' }
      version: { type: string, default: '', description: 'A canary that ramps; else what is built' }`

const FOR_SOME = `      # The share of browsers that a push reaches is a variable of the repository; all of them by default.
      percent: \${{ inputs.percent || vars.CANARY_PERCENT || '100' }}
      version: \${{ inputs.version }}
`

const FOR_ALL = `      # The host has no canary: every browser gets its document.
      percent: '100'
`
